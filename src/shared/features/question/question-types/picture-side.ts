/** The sides of a picture in the units of its regions: hundredths of a percent, so that every size of it will do. */
export const pictureSide = 10_000;
