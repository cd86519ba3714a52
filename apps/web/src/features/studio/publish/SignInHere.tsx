import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { t } from '#platform/session/sign-in/signInWords.ts'
import type { SignInState } from '#platform/session/sign-in/useSignIn.ts'
import { refusalText } from '#platform/session/wallet/gateWords.ts'

type Props = {
  id: string
  /** Reason for the sign-in. */
  text: string
  signIn: SignInState
}

/** The way to our server's own truth of an account (spec: sign-in.daily). */
export const SignInHere = ({ id, text, signIn: { isWaiting, failure, sign } }: Props) => (
  <>
    <p>{text}</p>
    <Button id={id} busy={isWaiting} onClick={() => void sign()}>
      {t(isWaiting ? 'waiting' : 'button')}
    </Button>
    <Note as="output" tone="strong">
      {failure === null ? '' : failure.kind === 'refused' ? refusalText(failure.refusal) : t(failure.kind)}
    </Note>
  </>
)
