export const lookupTexts = {
  inputName: 'Please input a name!',
  selectList: 'Please select a list.',
  selectEntries: 'Please select the entries of the list.',
  fixedList: 'This list is part of the product and cannot be changed.',
} as const;
