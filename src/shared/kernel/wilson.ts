/** The limits of a share, from 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

/** The two-sided 95 percent quantile of the normal distribution. */
const certainly = 1.96;

/**
 * The score interval of a share (Wilson 1927). Unlike the usual interval it stays within 0 and 1, and is honest for few
 * answers.
 * @param all at least 1
 * @param z the quantile of the normal distribution; the one-sided one for a single limit
 */
export function wilsonInterval(some: number, all: number, z = certainly): Interval {
  const share = some / all;
  const centre = share + z ** 2 / (2 * all);
  const width = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const scale = 1 + z ** 2 / all;
  return {
    low: Math.max(0, (centre - width) / scale),
    high: Math.min(1, (centre + width) / scale),
  };
}
