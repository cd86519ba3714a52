import type { DemoPrompt } from '@musi/chain/wallet/demo/demoSession'
import { DemoQuestionText } from '../DemoQuestionText.tsx'
import { useReadQuestion } from '../useReadQuestion.ts'

/** The text of a question without the window and its buttons. */
export const ShownQuestion = ({ question }: { question: DemoPrompt }) => (
  <DemoQuestionText
    question={question}
    read={useReadQuestion(question)}
    wallet={null}
    chosen={question.account.address}
    choose={() => undefined}
  />
)
