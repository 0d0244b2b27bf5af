/** Counts business days. The caller decides which days are business days. */

/**
 * The day that many business days after a day number, or before it when negative; the day itself is not counted.
 * With 0, the day itself when it is a business day, else the next one.
 */
export function addBusinessDays(
  dayNumber: number,
  businessDays: number,
  isBusinessDay: (dayNumber: number) => boolean,
): number {
  const step = businessDays < 0 ? -1 : 1;
  let day = dayNumber;
  if (businessDays === 0) while (!isBusinessDay(day)) day++;
  for (let left = Math.abs(businessDays); left > 0;) {
    day += step;
    if (isBusinessDay(day)) left--;
  }
  return day;
}
