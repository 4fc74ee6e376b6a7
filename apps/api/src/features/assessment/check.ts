import { type GivenAnswer, readAnswers } from '@amberway/contract/assessment/answers';
import { type AnsweredQuestion, FIRST_QUESTION } from '@amberway/contract/assessment/schemas';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { invalidFields } from '../../kernel/http/failure.ts';
import { type QuestionRow, questionsByReference } from './queries.ts';

const refuse = (text: string) => invalidFields({ socialSkillAssessment: text });

/**
 * The answers as one way through the questionnaire: from the first question, each the one its forerunner's answer leads
 * to, to an answer that leads nowhere. A question asked twice would be a circle.
 */
const follow = (given: GivenAnswer[], known: Map<string, QuestionRow>): AnsweredQuestion[] => {
  const answered: AnsweredQuestion[] = [];
  const questionsSeen = new Set<string>();
  let wanted: string = FIRST_QUESTION;
  for (const { reference, selectedResponse } of given) {
    const question = known.get(reference);
    const answer = question?.responses.find(({ _id }) => _id === selectedResponse);
    if (reference !== wanted || questionsSeen.has(reference) || !question || !answer)
      throw refuse(assessmentTexts.notThisWay);
    questionsSeen.add(reference);
    answered.push({
      reference,
      section: question.section,
      question: question.question,
      selectedResponse,
      response: answer.response,
      points: answer.points,
      most: Math.max(...question.responses.map(({ points }) => points)),
    });
    wanted = answer.nextQuestionRef;
  }
  if (wanted !== '') throw refuse(assessmentTexts.notFinished);
  return answered;
};

/**
 * What is stored of a customer's answers: the questions as they were worded then, so that the result stays what it was
 * when the questionnaire changes. Throws when they cannot have been given this way.
 */
export const answersToStore = async (text: string): Promise<string> => {
  const given = readAnswers(text);
  if (!given) throw refuse(assessmentTexts.notReadable);
  return JSON.stringify(follow(given, await questionsByReference(given.map(({ reference }) => reference))));
};
