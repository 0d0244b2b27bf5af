import { type AccountId, accountIdOf, requireAccount } from '../../contracts/records.ts';
import { type UsageRow, usageDay } from '../../contracts/usage-store.ts';
import { parseDate } from '../../lib/dates/civil-date.ts';
import { checkOptions, describeCheck, isText } from '../../lib/options.ts';
import type { ExportParts } from './export.ts';

/** Days `YYYY-MM-DD` in UTC, both included. Default: from the first of the month of `to`, which is today by default. */
export interface UsageDays {
  readonly from?: string;
  readonly to?: string;
}

const isDay = describeCheck(
  'a day YYYY-MM-DD',
  (value) => isText(value) && parseDate(value as string) !== null,
);

/** Reads the usage of an account that exists. */
export async function usageOf(
  given: AccountId,
  days: UsageDays,
  { keyStore, readUsage, clock }: Pick<ExportParts, 'keyStore' | 'readUsage' | 'clock'>,
): Promise<readonly UsageRow[]> {
  checkOptions('accounts.usage', days, { from: isDay, to: isDay });
  const { to = usageDay(clock()), from = `${to.slice(0, 8)}01` } = days;
  const { id } = await requireAccount(keyStore, accountIdOf(given));
  return readUsage({ accountId: id, from, to });
}
