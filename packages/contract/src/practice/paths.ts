/** The page on which a carer records practice. It is a document of its own, installable and without a sign-in. */
export const PRACTISE_PATH = '/practise';

/** The child whose skills the page opens with. */
export const PRACTISE_CHILD = 'member';
export const practisePath = (memberId: string | undefined): string =>
  memberId ? `${PRACTISE_PATH}?${PRACTISE_CHILD}=${memberId}` : PRACTISE_PATH;
