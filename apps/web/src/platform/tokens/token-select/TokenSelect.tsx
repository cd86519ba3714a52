import { type Currency, type Token, sameCurrency } from '@musi/domain/currency'
import type { TokenWarning } from '@musi/domain/text/tokenWarning'
import { Hint } from '@musi/ui/overlays/Hint'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { useEffect, useRef, useState } from 'react'
import { ManageLists } from '../token-lists/ManageLists.tsx'
import { TokenWarningDialog } from '../token-warning/TokenWarningDialog.tsx'
import { addToken } from '../catalogue/addedTokens.ts'
import { artistProof } from '../catalogue/artistProof.ts'
import { sourcedToken } from '../catalogue/tokens.ts'
import { warningFor } from '../catalogue/tokenTrust.ts'
import { SelectedList } from './SelectedList.tsx'
import { selectText } from './selectWords.ts'
import { TokenSearch } from './TokenSearch.tsx'
import styles from './TokenSelect.module.css'

type Props = {
  open: boolean
  onClose: () => void
  onPick: (currency: Currency) => void
  /** Called when the currency of the other field was picked: the two must be swapped. */
  onSwap: () => void
  /** The currency of this field, which cannot be picked again. */
  picked: Currency | null
  other: Currency | null
  /** True where a pool is chosen, but not in the swap (spec: token-select.bases). */
  showsBases?: boolean
}

/** Focuses the view if the focused element disappeared with the previous one. */
function keepFocus(view: HTMLElement | null): void {
  if (document.activeElement === document.body) view?.focus()
}

/** Chooses a currency: by search, from the list, or by an unknown address. */
export function TokenSelect({ open, onClose, ...rest }: Props) {
  const [view, setView] = useState<'search' | 'lists'>('search')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Always opens with the search.
    if (open) setView('search')
  }
  const isSearch = view === 'search'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={selectText(isSearch ? 'title' : 'manage')}
      closeLabel={selectText('close')}
      id="token-select"
      height={isSearch ? 'tall' : 'half'}
      {...(isSearch
        ? { hint: <Hint label={selectText('hintLabel')} text={selectText('hint')} /> }
        : { back: { label: selectText('back'), act: () => setView('search') } })}
    >
      {open && (
        <div key={view} ref={keepFocus} tabIndex={-1} className={styles[view]}>
          {isSearch ? (
            <Search onClose={onClose} onLists={() => setView('lists')} {...rest} />
          ) : (
            <ManageLists onDone={() => setView('search')} />
          )}
        </div>
      )}
    </Sheet>
  )
}

type PendingWarning = { readonly warning: TokenWarning; readonly act: () => void }

function Search({
  onClose,
  onPick,
  onSwap,
  picked,
  other,
  showsBases = false,
  onLists,
}: Omit<Props, 'open'> & { onLists: () => void }) {
  const [pending, setPending] = useState<PendingWarning | null>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  function finish(currency: Currency) {
    if (other !== null && sameCurrency(currency, other)) onSwap()
    else onPick(currency)
    onClose()
  }
  function pick(currency: Currency) {
    if (picked !== null && sameCurrency(currency, picked)) return
    if (currency.kind === 'native') finish(currency)
    else if (sourcedToken(currency.address)?.source === 'artist') void pickArtist(currency)
    else pickUnlessWarned(currency, warningFor(currency, 'search'))
  }
  /** For a proven artist's token, a note beside the form replaces the warning. */
  async function pickArtist(token: Token) {
    const isProven = await artistProof(token.address)
    if (isOpen.current) pickUnlessWarned(token, isProven ? null : warningFor(token, 'search'))
  }
  function pickUnlessWarned(currency: Token, warning: TokenWarning | null) {
    if (warning === null) finish(currency)
    else
      setPending({
        warning,
        act: () => {
          addToken(warning.token)
          finish(currency)
        },
      })
  }
  function add(token: Token) {
    const warning = warningFor(token, 'search')
    if (warning === null) addToken(token)
    else setPending({ warning, act: () => addToken(token) })
  }
  const answer = (act?: () => void) => () => {
    setPending(null)
    act?.()
  }
  return (
    <>
      <TokenSearch picked={picked} other={other} onPick={pick} onBase={showsBases ? finish : null} onAdd={add} />
      <SelectedList onChange={onLists} />
      <TokenWarningDialog
        warnings={pending === null ? [] : [pending.warning]}
        onContinue={answer(pending?.act)}
        onLeave={answer()}
        onUseKnown={(_, known) => answer(() => finish(known))()}
      />
    </>
  )
}
