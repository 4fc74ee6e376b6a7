import { isBlank } from '../kernel/visible.ts';
import { findCountry } from '../places/countries.ts';
import { email } from '../users/body.ts';
import { isName } from '../kernel/person-name.ts';
import { isDialCode, isPhone, isPostCode } from '../users/rules.ts';
import { userTexts } from '../users/texts.ts';

// All details of a contact are optional; given values follow the rules of the user form.

type Info = Partial<Record<string, string | null | undefined>>;
type Rule = { isRight: (value: string, info: Info) => boolean; text: string };

const RULES: Readonly<Record<string, Rule>> = {
  firstName: { isRight: isName, text: userTexts.namePattern },
  lastname: { isRight: isName, text: userTexts.namePattern },
  city: { isRight: isName, text: userTexts.invalidCity },
  state: { isRight: isName, text: userTexts.invalidState },
  country: { isRight: (value) => findCountry(value) !== undefined, text: userTexts.selectCountry },
  postCode: { isRight: (value, { country }) => isPostCode(value, country), text: userTexts.invalidPostCode },
  phoneCountryCode: { isRight: isDialCode, text: userTexts.selectACountryCode },
  phoneNumber: { isRight: isPhone, text: userTexts.invalidPhone },
  email: { isRight: (value) => email.safeParse(value).success, text: userTexts.invalidEmail },
};

/**
 * Problems of a contact's details by field. A value that is already stored is accepted, because it may
 * predate its rule.
 */
export const contactProblems = (info: Info, stored: Info = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(RULES).flatMap(([field, { isRight, text }]) => {
      const value = info[field];
      return !value || isBlank(value) || value === stored[field] || isRight(value.trim(), info) ? [] : [[field, text]];
    }),
  );
