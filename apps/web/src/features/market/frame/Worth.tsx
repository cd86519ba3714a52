import { Text } from '@musi/ui/Text'
import { figureText } from '#platform/page/money/figureText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { dropText } from '#platform/tokens/collectibles/drop/dropWords.ts'
import { marketText } from './marketWords.ts'

type Props = { worth: { readonly native: number | null; readonly dollars: number | null } }

const roundText = (value: number, places: number) =>
  figureText(places === 2 ? value.toFixed(2).replace('.00', '') : String(Number(value.toFixed(places))))

/** An amount in native currency, followed by dollars; an unknown price is left out, not shown as zero. */
export function Worth({ worth: { native, dollars } }: Props) {
  const inNative =
    native === null ? null : dropText('price.eth', { amount: roundText(native, 4), symbol: nativeCurrency().symbol })
  const inDollars = dollars === null ? null : dropText('price.usd', { amount: roundText(dollars, 2) })
  if (inNative === null) return inDollars ?? marketText('top.unknown')
  if (inDollars === null) return inNative
  return (
    <>
      {inNative}{' '}
      <Text as="span" tone="muted" weight={400}>
        {inDollars}
      </Text>
    </>
  )
}
