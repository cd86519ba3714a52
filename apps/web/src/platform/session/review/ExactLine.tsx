import { Text } from '@musi/ui/Text'
import { reviewText } from './reviewWords.ts'

type Props = {
  /** An amount with every digit, and its unit. */
  text: string
  as?: 'span' | 'dd'
}

/** Every digit of a rounded amount, on a line of its own; number and unit stay together (spec: money.exact-at-hand). */
export const ExactLine = ({ text, as = 'span' }: Props) => (
  <Text as={as} block tone="muted" size={14} weight={400} figures breaks>
    {reviewText('exactly', { amount: text.replaceAll(' ', '\u00A0') })}
  </Text>
)
