import { type GivenAnswer, readAnswers } from '@amberway/contract/assessment/answers';
import { type AnsweredQuestion, FIRST_QUESTION } from '@amberway/contract/assessment/schemas';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { invalidFields } from '../../kernel/http/failure.ts';
import { type QuestionRow, questionsByReference } from './queries.ts';

const refuse = (text: string) => invalidFields({ socialSkillAssessment: text });

/**
 * Checks that the answers are one path through the questionnaire: from the first question, each one named by the answer
 * before it, to an answer without a next question. A repeated question would be a loop and is rejected.
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
 * The stored form of a customer's answers: it includes the wording of the questions, so that the result stays the same
 * when the questionnaire changes. Throws if the answers are not a valid path.
 */
export const answersToStore = async (text: string): Promise<string> => {
  const given = readAnswers(text);
  if (!given) throw refuse(assessmentTexts.notReadable);
  return JSON.stringify(follow(given, await questionsByReference(given.map(({ reference }) => reference))));
};
