/** Below this many other learners nothing is said about them: in a small class a range would name its members. */
export const fewestTakers = 20;
