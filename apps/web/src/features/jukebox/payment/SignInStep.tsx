import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { refusalText } from '#platform/session/wallet/gateWords.ts'
import { signInText } from '#platform/session/sign-in/signInWords.ts'
import type { SignInState } from '#platform/session/sign-in/useSignIn.ts'

type Props = { signIn: SignInState; reason?: string }

/** Sign-in, once a day before the first paid play (spec: sign-in.daily). */
export function SignInStep({ signIn: { isWaiting, failure, sign }, reason = signInText('why') }: Props) {
  return (
    <Stack gap={2}>
      <Note>{reason}</Note>
      <Button id="sign-in-button" busy={isWaiting} onClick={() => void sign()}>
        {signInText(isWaiting ? 'waiting' : 'button')}
      </Button>
      <Text as="output" tone="muted" size={14}>
        {failure === null ? '' : failure.kind === 'refused' ? refusalText(failure.refusal) : signInText(failure.kind)}
      </Text>
    </Stack>
  )
}
