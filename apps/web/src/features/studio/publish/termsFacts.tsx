import type { SongKey } from '@musi/api/music/songs'
import type { Amount, Token } from '@musi/domain/currency'
import type { Payee } from '@musi/domain/music/paymentShares'
import { Text } from '@musi/ui/Text'
import { unitText } from '#platform/page/money/unitText.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { PayeeShares } from '../terms/PayeeShares.tsx'
import { SupportersText } from '../terms/SupportersText.tsx'
import { openingText } from '../terms/openingText.ts'
import { termsText } from '../terms/termsWords.ts'
import { publishText } from './publishWords.ts'

type Terms = {
  readonly cost: Amount<Token>
  /** Release time; null releases it at once. */
  readonly opensAtSeconds: bigint | null
  readonly payees: readonly Payee[]
  readonly supporters: readonly SongKey[]
}

/** Renders a text that is never shortened. */
export const fullText = (text: string) => (
  <Text as="code" key={text} size={14} plain breaks>
    {text}
  </Text>
)

/** The terms of a song's sale, line by line and to the last digit. */
export const termsFacts = ({ cost, opensAtSeconds, payees, supporters }: Terms): Facts => [
  [publishText('cost'), exactText(cost)],
  [
    publishText('fact.token'),
    <span key="token">
      {unitText(cost.currency)} {fullText(cost.currency.address)}
    </span>,
  ],
  [publishText('fact.payee'), <PayeeShares key="payees" cost={cost} payees={payees} />],
  [publishText('fact.opens'), opensAtSeconds === null ? termsText('opens.now') : openingText(opensAtSeconds)],
  ...(supporters.length === 0
    ? []
    : [[publishText('fact.supporters'), <SupportersText key="supporters" keys={supporters} />] as const]),
]
