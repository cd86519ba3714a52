import { MODERATION_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { TextArea } from '@musi/ui/controls/TextArea'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { SignInPrompt } from '#platform/session/sign-in/SignInPrompt.tsx'
import { useSignIn } from '#platform/session/sign-in/useSignIn.ts'
import { type DecisionView, sendReply } from './decisionApi.ts'
import { moderationText } from './moderationWords.ts'

type Props = { decision: DecisionView; onReplied: (decision: DecisionView) => void }

/** Form for the owner's one reply to a decision. If it cannot be sent, the typed text stays. */
export function ReplyForm({ decision, onReplied }: Props) {
  const signIn = useSignIn()
  const [text, setText] = useState('')
  const [state, setState] = useState<'typing' | 'sending' | 'away' | 'refused'>('typing')
  if (signIn.isSignedIn !== true)
    return <SignInPrompt id={`reply-sign-in-${decision.id}`} text={moderationText('reply.signIn')} signIn={signIn} />
  async function send() {
    setState('sending')
    const sent = await sendReply(decision.id, text)
    if (sent.ok) onReplied(sent.value)
    else setState(sent.failure.kind === 'refused' && sent.failure.code !== 'away' ? 'refused' : 'away')
  }
  return (
    <Stack
      as="form"
      gap={3}
      items="start"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && state !== 'sending') void send()
      }}
    >
      <TextArea
        label={moderationText('reply.label')}
        maxLength={MODERATION_LIMITS.reply}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Note>{moderationText('reply.once')}</Note>
      <Button type="submit" disabled={text.trim() === ''} busy={state === 'sending'}>
        {moderationText('reply.send')}
      </Button>
      <Note as="output" tone="strong">
        {state === 'away' || state === 'refused' ? moderationText(`reply.${state}`) : ''}
      </Note>
    </Stack>
  )
}
