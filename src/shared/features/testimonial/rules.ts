/** What each number of stars says; none yet asks for a click. */
const ratingLabels = [
  'Click to rate your experience',
  'Poor',
  'Fair',
  'Good',
  'Very Good',
  'Excellent!',
] as const;

export const ratingLabel = (rating: number): string => ratingLabels[rating] ?? ratingLabels[0];
