import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { signInText } from './signInWords.ts'
import type { SignInState } from './useSignIn.ts'
import { refusalText } from '../wallet/gateWords.ts'

type Props = {
  id: string
  /** Reason for the sign-in. */
  text: string
  signIn: SignInState
}

/** Sign-in button, for parts that show an account's data on our server (spec: sign-in.daily). */
export const SignInPrompt = ({ id, text, signIn: { isWaiting, failure, sign } }: Props) => (
  <>
    <p>{text}</p>
    <span>
      <Button id={id} busy={isWaiting} onClick={() => void sign()}>
        {signInText(isWaiting ? 'waiting' : 'button')}
      </Button>
    </span>
    <Note as="output" tone="strong">
      {failure === null ? '' : failure.kind === 'refused' ? refusalText(failure.refusal) : signInText(failure.kind)}
    </Note>
  </>
)
