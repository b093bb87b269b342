/** The rules that an attempt stores, as an SQL literal. */
export const storedRules = (timeLimitMinutes: number): string =>
  `'${JSON.stringify({
    passMarkPercent: 80,
    timeLimitMinutes,
    cooldownHours: { passed: 120, failed: 48 },
  })}'`;
