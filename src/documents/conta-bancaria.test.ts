import { isValidBankAccount } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lib/random-sources.ts';
import { banks } from '../data/banks.ts';
import { between } from '../lib/random.ts';
import { type Account, checkAccount, drawAccount, hasAccountRule, readAccount } from './conta-bancaria.ts';

const ruled = banks.map(({ code }) => code).filter(hasAccountRule);

const check = (value: string, code: string) => {
  const account = readAccount(value, code);
  return account && checkAccount(account, code);
};

describe('values published by', () => {
  // The worked examples are from Icatu Seguros, "Regras de validação de dígito verificador de agência e conta
  // corrente", copied in eduardokum/laravel-boleto, manuais/Regras Validacao Conta Corrente VI_EPS.pdf.
  it.each([
    ['001', '1584-9/00210169-6'],
    ['033', '0189/01017417-9'],
    ['041', '2664/358507670-6'],
    ['104', '2004/00100000448-6'],
    ['237', '1425-7/0238069-2'],
    ['237', '1425/0301357-P'],
    ['237', '1425/0325620-0'],
    ['237', '1425/0284025-1'],
    ['341', '2545/02366-1'],
    ['745', '0075/0007500465-8'],
  ])('Icatu: %s %s', (code, value) => {
    expect(check(value, code)).toBeNull();
  });

  // ajmiciano/banktools-br, spec/banktools-br/banks/*/account_spec.rb
  it.each([
    ['001', '5725/01055025-9'],
    ['001', '6549/00012258-0'],
    ['033', '1462/48341201-4'],
    ['033', '0153/50824992-2'],
    ['104', '1278/00118939153-0'],
    ['104', '0805/00051903317-1'],
    ['104', '2933/00197787120-3'],
    ['341', '7153/02688-0'],
    ['341', '4533/40710-4'],
    ['745', '0001/2000967610-4'],
    ['745', '0062/2574827866-9'],
  ])('banktools-br: %s %s', (code, value) => {
    expect(check(value, code)).toBeNull();
  });

  // luizalabs/heimdall, heimdall_valid_bank/tests/data.py
  it.each([
    ['001', '4556-X/5159-4'],
    ['001', '0229-1/12351-X'],
    ['001', '3477-0/26135-1'],
    ['001', '1578-4/2965033-X'],
    ['033', '2006/01008407-4'],
    ['041', '2664/358507671-8'],
    ['041', '2664/358507675-0'],
    ['104', '0323/00100013906-2'],
    ['237', '2377-9/0238069-2'],
    ['237', '1842-2/42582-6'],
    ['260', '0001/9234876-7'],
    ['260', '0001/34881901-4'],
    ['341', '4122/08781-2'],
  ])('heimdall: %s %s', (code, value) => {
    expect(check(value, code)).toBeNull();
  });

  // Xerpa/bran_checker, test/banks/{itau,nubank,santander}_test.exs: of each digit one account.
  it.each([
    ['033', '0092/46535495-0'],
    ['033', '0378/43891132-1'],
    ['033', '1074/07473236-2'],
    ['033', '4774/13702705-3'],
    ['033', '0660/27235523-9'],
    ['260', '0001/5216125-0'],
    ['260', '0001/14178-3'],
    ['260', '0001/00076832060-9'],
    ['341', '4313/43129-0'],
    ['341', '7068/60528-1'],
    ['341', '8549/74011-9'],
  ])('bran_checker: %s %s', (code, value) => {
    expect(check(value, code)).toBeNull();
  });
});

describe('the rules', () => {
  it.each([
    ['001', '0647/01226990-7'],
    ['033', '0189/01017417-2'],
    ['041', '2664/358507670-3'],
    ['104', '2004/00100000448-1'],
    ['237', '1425/0238069-3'],
    ['260', '0001/5216125-1'],
    ['341', '0383/81682-2'],
    ['745', '0075/0007500465-2'],
  ])('%s refuses %s', (code, value) => {
    expect(check(value, code)).toBe('check-digit');
  });

  it('a letter for 10 is not a zero, and each bank has its own', () => {
    // Bradesco's own forms write 0 for P where they take no letters.
    expect(check('1425/0301357-0', '237')).toBeNull();
    expect(check('1425/0238069-0', '237')).toBe('check-digit');
    expect(check('1425/0301357-X', '237')).toBeNull();
    expect(readAccount('1425/0301357-X', '237')).toBeNull();
    expect(check('0229/12351-0', '001')).toBe('check-digit');
    expect(readAccount('0229/12351-P', '001')).toBeNull();
    expect(readAccount('2545/02366-X', '341')).toBeNull();
  });

  it('looks at the digit of the agency first, when it was sent', () => {
    expect(check('1584-8/00210169-6', '001')).toBe('agency-check-digit');
    expect(check('1584-8/00210169-7', '001')).toBe('agency-check-digit');
    expect(check('1584/00210169-7', '001')).toBe('check-digit');
    expect(check('2377-8/0238069-2', '237')).toBe('agency-check-digit');
  });

  it('pads the agency, and the account of the banks that do', () => {
    expect(readAccount('80/66548-7', '001')).toEqual({
      agency: '0080',
      agencyDigit: '9',
      account: '00066548',
      accountDigit: '7',
    });
    expect(readAccount('45/02366-1', '341')).toMatchObject({ agency: '0045', agencyDigit: null });
    expect(readAccount('2545/2366-1', '341')).toMatchObject({ account: '02366' });
    expect(readAccount('1234/1234567-0', '033')).toMatchObject({ account: '01234567' });
  });

  it.each(['/66548-7', '80/-7', '80/66548-', '80-/66548-7', '80 66548-7', 'x80/66548-7', '80/66548-77'])(
    'no part is left out or added: %s',
    (value) => {
      expect(readAccount(value, '001')).toBeNull();
    },
  );

  it('Bradesco takes 0 for the P of the agency, and no other digit', () => {
    // 1236: 6×2 + 3×3 + 2×4 + 1×5 = 34, which leaves 1: 11 − 1 = 10, written P.
    const accepted = [...'0123456789P'].filter(
      (digit) => check(`1236-${digit}/0123456-0`, '237') !== 'agency-check-digit',
    );
    expect(accepted).toEqual(['0', 'P']);
  });

  it('Caixa takes a digit over 12 digits of account with and without the agency, over 11 with it', () => {
    const accepted = (account: string) =>
      [...'0123456789'].filter((digit) => check(`2004/${account}-${digit}`, '104') === null);
    // Worked out by hand: 46 over the account leaves 2, which gives 9; 88 with the agency leaves 0.
    expect(accepted('000100000448')).toEqual(['0', '9']);
    expect(accepted('00100000448')).toEqual(['6']);
  });

  it('check only the shape for a bank without a known rule', () => {
    for (const { code } of banks.filter((bank) => !hasAccountRule(bank.code))) {
      expect(check('1/1-0', code)).toBeNull();
      expect(check('12345/1234567890123-9', code)).toBeNull();
      expect(readAccount('1-1/1-0', code)).toMatchObject({ agency: '0001', agencyDigit: '1' });
      for (const value of ['123456/1-0', '1/12345678901234-0', '1/1-X']) {
        expect(readAccount(value, code)).toBeNull();
      }
    }
  });

  it('refuses lengths that the bank has not', () => {
    for (const code of ruled) expect(readAccount('12345/12345678-0', code)).toBeNull();
    for (const [code, account] of [
      ['001', '123456789'],
      ['104', '1234567890'],
      ['104', '1234567890123'],
      ['237', '12345678'],
      ['260', '1234'],
      ['341', '123456'],
    ] as const) {
      expect(readAccount(`1234/${account}-0`, code)).toBeNull();
    }
  });
});

/** Copies an account with one digit changed, which may be its check digit. */
function withWrongDigit(account: Account, at: number, shift: number): Account {
  const all = account.account + account.accountDigit;
  const digit = (Number(all[at]) + shift) % 10;
  const changed = all.slice(0, at) + digit + all.slice(at + 1);
  return { ...account, account: changed.slice(0, -1), accountDigit: changed.slice(-1) };
}

describe('a changed digit of the account', () => {
  it.each([
    // Modulo 11 with a letter for 10, Santander's weights (all prime to 10) and Luhn's rule tell every change.
    ['001', 1],
    ['033', 1],
    ['341', 1],
    // Two remainders share a digit, which hides 1/55 of the changes, none of them of the digit itself; half a percent
    // for chance.
    ['041', 0.977],
    // The same, and the first of the ten digits has the weight 11, which hides its changes: 1/11 more.
    ['745', 0.889],
    // A zero also stands for the letter: one in ten wrong digits is accepted where the letter is right.
    ['237', 0.98],
    // Verhoeff's digit tells every change but those that make or unmake a leading zero, which it does not read.
    ['260', 0.99],
    // The same as 041, and the digit with the agency accepts 1/11 of the rest by chance, a zero twice as often.
    ['104', 0.88],
  ])('%s refuses at least %d', (code, least) => {
    const random = seededRandom(code);
    let tried = 0;
    let refused = 0;
    for (let round = 0; round < 500; round++) {
      const account = drawAccount(random, code);
      expect(checkAccount(account, code)).toBeNull();
      for (let at = 0; at <= account.account.length; at++) {
        for (let shift = 1; shift <= 9; shift++) {
          if (at === account.account.length && !/\d/.test(account.accountDigit)) continue;
          tried++;
          if (checkAccount(withWrongDigit(account, at, shift), code)) refused++;
        }
      }
    }
    expect(refused / tried).toBeGreaterThanOrEqual(least);
  });
});

// isValidBankAccount of @brazilian-utils/brazilian-utils; of Caixa it knows the 11-digit accounts only.
describe('brazilian-utils agrees on', () => {
  it.each(ruled)('%s', (code) => {
    const random = seededRandom(`peer ${code}`);
    for (let round = 0; round < 3000; round++) {
      const drawn = drawAccount(random, code);
      const account = code === '104' ? { ...drawn, account: drawn.account.slice(1) } : drawn;
      const changed = withWrongDigit(
        account,
        between(random, 0, account.account.length),
        between(random, 0, 9),
      );
      if (!/\d$/.test(changed.accountDigit)) continue;
      const { agency, account: number, accountDigit: digit } = changed;
      const theirs = isValidBankAccount({ bankCode: code, agency, account: number, digit });
      const ours = checkAccount(changed, code) === null;
      // The peer does not know the zero that forms of Bradesco write for P.
      if (code === '237' && digit === '0' && ours) continue;
      if (theirs !== ours) expect.fail(`${JSON.stringify(changed)}: we say ${ours}`);
    }
  });
});
