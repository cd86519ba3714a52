import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/Button'
import { Sheet } from '@musi/ui/Sheet'
import { useState, useSyncExternalStore } from 'react'
import { type DemoAsked, demoAsked, subscribe } from '../../../platform/session/wallet/demoDesk.ts'
import { DemoQuestionText } from './DemoQuestionText.tsx'
import styles from './DemoWindow.module.css'
import { t } from './demoWords.ts'

/** The demo wallet's own window: nothing is shown, sent or signed before somebody says so here. */
export function DemoWindow() {
  const asked = useSyncExternalStore(subscribe, demoAsked)
  // What was asked last stays while the window fades.
  const [shown, setShown] = useState(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  if (shown === null) return null
  const { account } = shown.question
  return (
    <Sheet
      id="demo-wallet-question"
      open={asked !== null}
      onClose={() => asked?.answer(false)}
      title={t('title')}
      closeLabel={t('close')}
    >
      <Question key={keyOf(shown)} asked={shown} first={account.address} />
    </Sheet>
  )
}

const keys = new WeakMap<DemoAsked, number>()
let questions = 0

/** Each question begins with nothing chosen and nothing unfolded. */
function keyOf(asked: DemoAsked): number {
  const key = keys.get(asked) ?? (questions += 1)
  keys.set(asked, key)
  return key
}

function Question({ asked, first }: { asked: DemoAsked; first: Address }) {
  const { question, wallet, answer } = asked
  const [chosen, setChosen] = useState(first)
  const connects = question.kind === 'connect'
  const approve = () => {
    if (connects) wallet.switchTo(chosen)
    answer(true)
  }
  return (
    <div className={styles['window']}>
      <p className={styles['whose']}>{t('isWallet')}</p>
      <DemoQuestionText question={question} accounts={wallet.accounts} chosen={chosen} choose={setChosen} />
      <div className={styles['answers']}>
        <Button id="demo-reject" block onClick={() => answer(false)}>
          {t('reject')}
        </Button>
        <Button id="demo-approve" kind="primary" block onClick={approve}>
          {connects ? t('connectApprove') : t('approve')}
        </Button>
      </div>
    </div>
  )
}
