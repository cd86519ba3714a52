import { Text } from '@musi/ui/Text'
import { dayChangeText } from './dayChangeText.ts'

/** A price's change within a day, coloured by direction; empty while unknown or if it rounds to zero. */
export function DayChange({ part }: { part: number | null | undefined }) {
  if (part === null || part === undefined) return null
  const text = dayChangeText(part)
  if (text === null) return null
  return (
    <Text as="span" tone={part > 0 ? 'positive' : 'negative'} figures>
      {text}
    </Text>
  )
}
