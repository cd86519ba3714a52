import type { Token } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { reviewText } from '#platform/session/review/reviewWords.ts'
import { hasSucceeded } from '#platform/session/review/useSentState.ts'
import type { SendOutcome } from '#platform/session/transactions/send/sendOutcome.ts'
import { useSend } from '#platform/session/transactions/send/useSend.ts'
import { whenSettled } from '#platform/session/transactions/store/whenSettled.ts'
import { miningText } from '../miningWords.ts'
import { CollectableList } from './CollectableList.tsx'
import { type CollectableAmount, intentOf, collectableKey } from './collectIntent.ts'

type Progress = 'inWallet' | 'mining' | 'done' | 'failed'

type Props = { uni: Token; all: readonly CollectableAmount[]; onClose: () => void }

/** Collects rewards one by one, for a wallet without batches; a failure keeps what was collected (spec: staking.collect-all). */
export function CollectInTurn({ uni, all, onClose }: Props) {
  const send = useSend()
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const [trouble, setTrouble] = useState('')
  const left = all.filter((collectable) => progress.get(collectableKey(collectable)) !== 'done')

  async function collectOne(collectable: CollectableAmount): Promise<boolean> {
    const show = (state: Progress) =>
      setProgress((before) => new Map([...before, [collectableKey(collectable), state]]))
    const intent = intentOf(uni, collectable)
    if (intent === null) return false
    show('inWallet')
    const outcome = await send(intent)
    if (outcome.kind !== 'sent') {
      show('failed')
      // oxlint-disable-next-line no-console -- the specification has it logged (spec: sending.back-to-form)
      if (outcome.kind === 'problem') console.error(outcome.text)
      setTrouble(troubleOf(outcome))
      return false
    }
    show('mining')
    const isDone = hasSucceeded(await whenSettled(outcome.id))
    show(isDone ? 'done' : 'failed')
    return isDone
  }
  /**
   * The error text of an outcome; declining in the wallet is not an error, and each reward shows
   * what was sent (spec: liquidity.declined).
   */
  function troubleOf(outcome: SendOutcome): string {
    if (outcome.kind !== 'problem') return ''
    if (outcome.trouble.kind !== 'rejected') return outcome.text
    return left.length === all.length ? reviewText('nothingSent') : ''
  }
  async function collect(): Promise<void> {
    setRunning(true)
    setTrouble('')
    for (const collectable of left) if (!(await collectOne(collectable))) break
    setRunning(false)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={miningText(left.length === 0 ? 'collect.done' : 'collect.all')}
      closeLabel={miningText('collect.close')}
      id="collect-in-turn"
      focusAfter="collect-title"
    >
      <Stack gap={4}>
        <p>{miningText('collect.turn', { count: all.length })}</p>
        <CollectableList
          uni={uni}
          all={all}
          stateOf={(collectable) => {
            const state = progress.get(collectableKey(collectable))
            return state === undefined ? null : miningText(`collect.${state}`)
          }}
        />
        <Note as="output" tone="strong" block>
          {trouble}
        </Note>
        <Button
          id="collect-next"
          kind="primary"
          size="large"
          block
          busy={isRunning}
          onClick={() => (left.length === 0 ? onClose() : void collect())}
        >
          {miningText(left.length === 0 ? 'collect.finish' : progress.size === 0 ? 'collect.start' : 'collect.goOn')}
        </Button>
      </Stack>
    </Sheet>
  )
}
