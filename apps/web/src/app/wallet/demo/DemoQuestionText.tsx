import type { DemoPrompt } from '@musi/chain/wallet/demo/demoSession'
import type { DemoWallet } from '@musi/chain/wallet/demo/demoWallet'
import type { Address } from '@musi/domain/address'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { DemoAccounts } from './DemoAccounts.tsx'
import { DemoSignature } from './DemoSignature.tsx'
import { DemoStep } from './DemoStep.tsx'
import { demoText } from './demoWords.ts'
import { touchText } from './touchWords.ts'
import type { ReadQuestion } from './useReadQuestion.ts'

type Props = {
  question: DemoPrompt
  read: ReadQuestion
  /** Null if a passkey wallet asks. */
  wallet: DemoWallet | null
  chosen: Address
  choose: (address: Address) => void
}

type SendProps = { question: Extract<DemoPrompt, { kind: 'send' }>; read: ReadQuestion; isTouch: boolean }

function DemoSend({ question: { account }, read: { steps, reading }, isTouch }: SendProps) {
  const [only, ...more] = steps
  if (only !== undefined && more.length === 0)
    return (
      <>
        {!isTouch && <Note>{demoText('send')}</Note>}
        <DemoStep step={only} reading={reading} from={account.address} level={3} />
      </>
    )
  return (
    <>
      <Text as="h3" size={20}>
        {isTouch ? touchText('together', { count: steps.length }) : demoText('batch', { count: steps.length })}
      </Text>
      <p>{demoText('batchText')}</p>
      {steps.map((step) => (
        <DemoStep key={step.place} step={step} reading={reading} from={account.address} level={4} />
      ))}
    </>
  )
}

/** The page's request to the wallet. */
export function DemoQuestionText({ question, read, wallet, chosen, choose }: Props) {
  switch (question.kind) {
    case 'connect':
      return (
        <>
          <Text as="h3" size={20}>
            {demoText('connect')}
          </Text>
          <p>{demoText('connectText')}</p>
          <DemoAccounts accounts={wallet?.accounts ?? []} chosen={chosen} choose={choose} />
        </>
      )
    case 'send':
      return <DemoSend question={question} read={read} isTouch={wallet === null} />
    case 'sign':
      return <DemoSignature question={question} read={read} />
  }
}
