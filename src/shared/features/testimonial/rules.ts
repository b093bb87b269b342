/** The label of each number of stars; 0 asks for a rating. */
const ratingLabels = [
  'Click to rate your experience',
  'Poor',
  'Fair',
  'Good',
  'Very Good',
  'Excellent!',
] as const;

export const ratingLabel = (rating: number): string => ratingLabels[rating] ?? ratingLabels[0];
