/** The page on which a carer records practice. It is a document of its own, installable and without a sign-in. */
export const PRACTISE_PATH = '/practise';
