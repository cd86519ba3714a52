import { Input } from '@musi/ui/controls/Input'
import { benchText } from './benchWords.ts'

type Props = { symbol: string; text: string; error: string | null; onType: (text: string) => void }

export function AmountField({ symbol, text, error, onType }: Props) {
  return (
    <Input
      label={benchText('amount', { symbol })}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
