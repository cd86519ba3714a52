import type { WalletOption } from '@musi/chain/wallet/walletOptions'
import { useState } from 'react'
import styles from './WalletGlyph.module.css'
import { walletIconUrl } from './walletIconUrl.ts'

/** Paths drawn for this project; they share only the colours of the wallets' own logos. */
const GLYPHS: Readonly<Record<string, string>> = {
  PASSKEY: 'M11 17a5 5 0 0 1 10 0v3M16 16v5M8 18v-2a8 8 0 0 1 16 0v4M13 22v-4a3 3 0 0 1 6 0',
  PASSKEY_FOUND: 'M11 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM15 16h9v4M20 16v3',
  INJECTED: 'M8 16h12M15 10l6 6-6 6M24 8v16',
  METAMASK: 'M7 9l9 6 9-6-2 11-7 5-7-5ZM13 19h.01M19 19h.01',
  WALLET_CONNECT: 'M8 14c4.5-4.5 11.5-4.5 16 0M11 18c3-3 7-3 10 0M16 22h.01',
  WALLET_LINK: 'M16 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM13 13h6v6h-6Z',
  COINBASE_LINK: 'M16 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM13 19l6-6M14 13h5v5',
  FORTMATIC: 'M9 9h14M9 9v14M9 16h9M23 16v7',
  Portis: 'M16 7v18M9 13c0-3 3-6 7-6s7 3 7 6-3 6-7 6-7-3-7-6Z',
}
const DEFAULT_GLYPH = 'M8 11h16v12H8ZM8 11l11-4v4M20 17h4'

function OwnGlyph({ id, colour }: { id: string; colour: string | null }) {
  return (
    <svg viewBox="0 0 32 32" className={styles['glyph']} aria-hidden="true">
      <rect
        width="32"
        height="32"
        rx="8"
        className={id === 'DEMO' ? styles['vinyl'] : styles['ground']}
        fill={colour ?? 'currentcolor'}
      />
      {id === 'DEMO' ? (
        <g className={styles['disc']}>
          <circle cx="16" cy="16" r="11" />
          <circle cx="16" cy="16" r="7" />
          <circle cx="16" cy="16" r="3" />
        </g>
      ) : (
        <path d={GLYPHS[id] ?? DEFAULT_GLYPH} className={colour === null ? styles['plain'] : styles['lines']} />
      )}
    </svg>
  )
}

/** The wallet's own icon if it provided a valid one, else a glyph. */
export function WalletGlyph({ option: { id, colour, icon } }: { option: WalletOption }) {
  const [hasFailed, setFailed] = useState(false)
  if (icon === null || hasFailed) return <OwnGlyph id={id} colour={colour} />
  return <img src={walletIconUrl(icon)} alt="" className={styles['glyph']} onError={() => setFailed(true)} />
}
