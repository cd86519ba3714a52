import type { Refusal } from '@musi/chain/explain/refusal'
import type { Address } from '@musi/domain/address'
import { Text } from '@musi/ui/Text'
import { ArgumentList } from '../explain/ArgumentList.tsx'
import { meaningOf, chainRefusalText } from './refusalWords.ts'

/** Solidity's panic codes that people encounter. */
const OVERFLOW = 0x11n
const DIVISION = 0x12n

const panicText = (code: bigint): string => {
  if (code === OVERFLOW) return chainRefusalText('panic.overflow')
  return code === DIVISION
    ? chainRefusalText('panic.division')
    : chainRefusalText('panic.other', { code: String(code) })
}

const Meaning = ({ text }: { text: string | null }) =>
  text !== null && (
    <Text tone="strong" weight={640}>
      {text}
    </Text>
  )

type Props = {
  refusal: Refusal
  /** The called contract. */
  contract: Address | null
  /** Explains the reason to a reader who is not the sender. */
  meaning?: (reason: string) => string | null
}

/** Reason why the transaction failed, in a sentence. */
export function RefusalText({ refusal, contract, meaning = meaningOf }: Props) {
  switch (refusal.kind) {
    case 'reason':
      return (
        <>
          <Meaning text={meaning(refusal.text)} />
          <p>{chainRefusalText('reason', { text: refusal.text })}</p>
        </>
      )
    case 'error':
      return (
        <>
          <Meaning text={meaning(refusal.name)} />
          <p>{chainRefusalText('error', { name: refusal.name })}</p>
          <ArgumentList args={refusal.args} contract={contract} />
        </>
      )
    case 'panic':
      return <p>{panicText(refusal.code)}</p>
    case 'bytes':
      return <p>{chainRefusalText('bytes', { data: refusal.data.slice(0, 74) })}</p>
    default:
      return <p>{chainRefusalText(refusal.kind)}</p>
  }
}
