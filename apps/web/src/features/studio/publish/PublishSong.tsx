import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { type SessionSong, entryOf } from '@musi/domain/music/sessionSong'
import { songCost } from '@musi/domain/music/songCost'
import { Button } from '@musi/ui/controls/Button'
import { type FormEvent, useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useSignIn } from '#platform/session/sign-in/useSignIn.ts'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { OpeningFields } from '../terms/OpeningFields.tsx'
import { PayeeFields } from '../terms/PayeeFields.tsx'
import { unpayableAccounts } from '../terms/unpayableAccounts.ts'
import { parseTerms } from '../terms/parseTerms.ts'
import { termsText } from '../terms/termsWords.ts'
import { typedTerms } from '../terms/typedTerms.ts'
import { useTypedTerms } from '../terms/useTypedTerms.ts'
import { fileOf } from '../session/openFiles.ts'
import { FilesStep } from './FilesStep.tsx'
import { NoOwnToken } from './NoOwnToken.tsx'
import styles from '../form/SongForm.module.css'
import { RegisterStep } from './RegisterStep.tsx'
import { SignInPrompt } from '#platform/session/sign-in/SignInPrompt.tsx'
import { TokenChoice } from './TokenChoice.tsx'
import { publishText } from './publishWords.ts'
import { publishing } from './publishing.ts'
import { useOwnTokens } from './useOwnTokens.ts'

type Props = { song: SessionSong }

/** Publishes a song of this session: payees, currency, files and registration (spec: studio.publish). */
export function PublishSong({ song }: Props) {
  const account = useAccount()
  const signIn = useSignIn()
  const publication = useVisitValue(publishing).get(song.id)
  return (
    <section className={styles['part']} aria-labelledby={`publish-${song.id}`}>
      <h3 id={`publish-${song.id}`} tabIndex={-1}>
        {publishText('title')}
      </h3>
      {account === null ? (
        <Unconnected>
          <p>{publishText('connect')}</p>
          <Button id={`publish-${song.id}-connect`} onClick={() => showModal('WALLET')}>
            {publishText('connect.button')}
          </Button>
        </Unconnected>
      ) : signIn.isSignedIn !== true ? (
        <SignInPrompt id={`publish-${song.id}-sign-in`} text={publishText('signIn')} signIn={signIn} />
      ) : publication === undefined || publication.terms.account !== account ? (
        <Terms key={account} song={song} account={account} />
      ) : publication.song === null ? (
        <FilesStep song={song} publication={publication} />
      ) : (
        <RegisterStep
          account={account}
          song={publication.song}
          isRegistered={publication.isRegistered}
          returnFocusId={`publish-${song.id}`}
          onRegistered={() => publishing.markRegistered(song.id)}
        />
      )}
    </section>
  )
}

function Terms({ song, account }: { song: SessionSong; account: Address }) {
  const ownTokens = useOwnTokens(account)
  const { head } = useHeads()
  const id = `publish-${song.id}`
  const typed = useTypedTerms(id) ?? typedTerms.of(id)
  const [isTried, setTried] = useState(false)
  const cost = songCost(song.cost)
  if (fileOf(song.song_file) === null || fileOf(song.artwork) === null || cost.kind !== 'cost')
    return <p>{publishText('gone')}</p>
  if (ownTokens.kind !== 'some') return <NoOwnToken reason={ownTokens.kind} />
  const [newest] = ownTokens.tokens
  const token = ownTokens.tokens.find(({ address }) => address === typed.token) ?? newest
  const amount = amountOf(token, cost.raw)
  const parsed = parseTerms(typed, {
    artist: account,
    token,
    nowSeconds: head?.timeSeconds ?? 0,
    collection: contractOf('musicNft'),
    unpayable: unpayableAccounts(),
  })
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    if (parsed.terms !== null) publishing.begin(song.id, entryOf(song), { account, ...parsed.terms })
    // The error appears beside its field after the next render.
    else requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${id}-terms [aria-invalid]`)?.focus())
  }
  return (
    <form id={`${id}-terms`} className={styles['fields']} noValidate onSubmit={submit}>
      <p>{publishText('lead')}</p>
      <TokenChoice {...{ id, token }} tokens={ownTokens.tokens} />
      <PayeeFields {...{ id, isTried }} artist={account} cost={amount} payees={typed.payees} split={parsed.split} />
      <OpeningFields {...{ id, token, typed, parsed, isTried }} />
      <p>{termsText(typed.payees.length === 0 ? 'terms' : 'terms.shared', { cost: exactText(amount) })}</p>
      <Button id={`${id}-start`} type="submit" kind="primary" size="large" block>
        {publishText('start')}
      </Button>
    </form>
  )
}
