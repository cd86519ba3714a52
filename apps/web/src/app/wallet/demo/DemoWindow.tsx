import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Stack } from '@musi/ui/layout/Stack'
import { useState, useSyncExternalStore } from 'react'
import { type PendingDemoQuestion, pendingDemoQuestion, subscribe } from '#platform/session/wallet/demoQuestions.ts'
import { DemoQuestionText } from './DemoQuestionText.tsx'
import styles from './DemoStep.module.css'
import { demoText } from './demoWords.ts'
import { touchText } from './touchWords.ts'
import { useReadQuestion } from './useReadQuestion.ts'

/** The window of the demo wallet and of accounts with a passkey: nothing is exposed, sent or signed without approval here. */
export function DemoWindow() {
  const pending = useSyncExternalStore(subscribe, pendingDemoQuestion)
  // The last question stays visible while the window fades out.
  const [shown, setShown] = useState(pending)
  if (pending !== null && pending !== shown) setShown(pending)
  if (shown === null) return null
  return (
    <Sheet
      id="demo-wallet-question"
      open={pending !== null}
      onClose={() => pending?.answer(false)}
      title={shown.wallet === null ? touchText('title') : demoText('title')}
      closeLabel={demoText('close')}
    >
      <DemoQuestionForm key={keyOf(shown)} pending={shown} first={shown.question.account.address} />
    </Sheet>
  )
}

const keys = new WeakMap<PendingDemoQuestion, number>()
let questions = 0

/** A key per question, so that each starts with fresh state. */
function keyOf(pending: PendingDemoQuestion): number {
  const key = keys.get(pending) ?? (questions += 1)
  keys.set(pending, key)
  return key
}

function DemoQuestionForm({ pending, first }: { pending: PendingDemoQuestion; first: Address }) {
  const { question, wallet, answer } = pending
  const [chosen, setChosen] = useState(first)
  const read = useReadQuestion(question)
  const connects = question.kind === 'connect'
  const approve = () => {
    if (connects) wallet?.switchTo(chosen)
    answer(true)
  }
  const approveText = wallet === null ? touchText('approve') : demoText(connects ? 'connectApprove' : 'approve')
  return (
    <Stack gap={4} shrinks>
      <p className={styles['whose']}>{wallet === null ? touchText('readHere') : demoText('isWallet')}</p>
      <DemoQuestionText {...{ question, read, chosen, wallet }} choose={setChosen} />
      {read.reading === 'unread' && <p className={styles['caution']}>{demoText('unread')}</p>}
      <div className={styles['answers']}>
        <Button id="demo-reject" block onClick={() => answer(false)}>
          {demoText('reject')}
        </Button>
        <Button id="demo-approve" kind="primary" block busy={read.reading === 'reading'} onClick={approve}>
          {approveText}
        </Button>
      </div>
    </Stack>
  )
}
