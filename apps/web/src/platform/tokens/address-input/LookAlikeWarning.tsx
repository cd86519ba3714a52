import { type Address, shortenAddress } from '@musi/domain/address'
import type { AddressLookAlike } from '@musi/domain/text/addressLookAlike'
import { addressText } from './addressWords.ts'
import { WarningBox } from '../token-warning/WarningBox.tsx'
import styles from './AddressInput.module.css'

type Props = { address: Address; lookAlike: AddressLookAlike }

/** Warns of an address that could be mistaken for a known one, and marks where they differ (case 40). */
export function LookAlikeWarning({ address, lookAlike: { original, differsAt } }: Props) {
  return (
    <WarningBox title={addressText('lookAlike')} className={styles['warning']}>
      <p>{addressText('lookAlikeText', { short: shortenAddress(address), count: differsAt.length })}</p>
      <dl>
        <dt>{addressText('known')}</dt>
        <dd>
          <Marked text={original} at={differsAt} />
        </dd>
        <dt>{addressText('typed')}</dt>
        <dd>
          <Marked text={address} at={differsAt} />
        </dd>
      </dl>
    </WarningBox>
  )
}

/** Adjacent differences are one mark, so that a screen reader does not announce each letter. */
function Marked({ text, at }: { text: string; at: readonly number[] }) {
  const marked = new Set(at)
  const runs: { from: number; text: string; differs: boolean }[] = []
  for (const [index, character] of Array.from(text).entries()) {
    const last = runs.at(-1)
    const differs = marked.has(index)
    if (last?.differs === differs) last.text += character
    else runs.push({ from: index, text: character, differs })
  }
  return runs.map(({ from, text, differs }) =>
    differs ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
  )
}
