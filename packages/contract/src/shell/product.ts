/** The name of the product, apart from the texts of the shell: every page needs it. */
export const PRODUCT = 'Amberway';
