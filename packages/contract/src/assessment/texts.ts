import { ASSESSMENT_TITLE } from './title.ts';

// Texts of the assessment, verbatim where the specification gives them.
export const assessmentTexts = {
  title: ASSESSMENT_TITLE,
  next: 'Next',
  prev: 'Prev',
  submit: 'Submit',
  selectAnswer: 'please select answer',
  submitted: `${ASSESSMENT_TITLE} submitted successfully`,

  notReadable: 'These answers could not be read. Please start the assessment again.',
  notThisWay: 'These answers do not follow each other. Please go back to the question before.',
  notFinished: 'Please answer the questions that are left before you submit.',
  onlyCustomers: 'Only families answer the assessment.',
  about: (child: string) => `About ${child}.`,
  hint: 'There are no wrong answers. Choose what fits best these days; you can stop at any time and go on later.',
  /** Heading of answers that were submitted before assessments were stored per child. */
  unknownChild: 'These answers were given before the assessment was about one child.',
  answerFor: (child: string) => `Answer for ${child}`,
  progress: (answered: number, about: number) => `Question ${answered} of about ${about}`,
  resume: 'You stopped here last time. Your answers are kept.',
  startAgain: 'Start again',
  notTaken: 'The assessment has not been answered yet.',
  print: 'Print',
} as const;
