import { ownArtistToken } from '@musi/chain/reads/ownArtistToken'
import type { Address } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import { amountOf } from '@musi/domain/currency'
import { type SessionSong, entryOf } from '@musi/domain/music/sessionSong'
import { songCost } from '@musi/domain/music/songCost'
import { safeText } from '@musi/domain/safeText'
import { Button, buttonClass } from '@musi/ui/Button'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { contractOf } from '../../../platform/page/config/config.ts'
import { showModal } from '../../../platform/page/modals/openModal.ts'
import { exactText } from '../../../platform/page/money/amountText.ts'
import { Link } from '../../../platform/page/navigation/Link.tsx'
import { useHeads } from '../../../platform/session/chain/useHeads.ts'
import { useRead } from '../../../platform/session/chain/useRead.ts'
import { useSignIn } from '../../../platform/session/sign-in/useSignIn.ts'
import { useAccount } from '../../../platform/session/wallet/useAccount.ts'
import { useArtistFeed } from '../../../platform/tokens/artists/useArtistFeed.ts'
import { useToken } from '../../../platform/tokens/catalogue/useToken.ts'
import { OpeningFields } from '../terms/OpeningFields.tsx'
import { PayeeFields } from '../terms/PayeeFields.tsx'
import terms from '../terms/Terms.module.css'
import { NOBODY } from '../terms/nobody.ts'
import { readTerms } from '../terms/readTerms.ts'
import { w } from '../terms/termsWords.ts'
import { typedTerms } from '../terms/typedTerms.ts'
import { fileOf } from '../held/heldFiles.ts'
import { FilesStep } from './FilesStep.tsx'
import styles from './Publish.module.css'
import { RegisterStep } from './RegisterStep.tsx'
import { SignInHere } from './SignInHere.tsx'
import { p } from './publishWords.ts'
import { publishing } from './publishing.ts'

type Props = { song: SessionSong; jukebox: Address }

/** A song of the session goes into the jukebox: whose it is, what it is paid in, its files, and the chain (spec: studio.publish). */
export function PublishSong({ song, jukebox }: Props) {
  const account = useAccount()
  const signIn = useSignIn()
  const now = useSyncExternalStore(publishing.subscribe, publishing.get).get(song.id)
  return (
    <section className={styles['publish']} aria-labelledby={`publish-${song.id}`}>
      <h3 id={`publish-${song.id}`} tabIndex={-1}>
        {p('title')}
      </h3>
      {account === null ? (
        <>
          <p>{p('connect')}</p>
          <Button id={`publish-${song.id}-connect`} onClick={() => showModal('WALLET')}>
            {p('connect.button')}
          </Button>
        </>
      ) : signIn.isSignedIn !== true ? (
        <SignInHere id={`publish-${song.id}-sign-in`} text={p('signIn')} signIn={signIn} />
      ) : now === undefined || now.terms.account !== account ? (
        <Terms key={account} song={song} account={account} />
      ) : now.song === null ? (
        <FilesStep song={song} now={now} />
      ) : (
        <RegisterStep
          {...{ jukebox, account }}
          song={now.song}
          isRegistered={now.isRegistered}
          startsAt={`publish-${song.id}`}
          onRegistered={() => publishing.registered(song.id)}
        />
      )}
    </section>
  )
}

function Terms({ song, account }: { song: SessionSong; account: Address }) {
  const feed = useArtistFeed()
  const { head } = useHeads()
  const id = `publish-${song.id}`
  const typed = useSyncExternalStore(typedTerms.subscribe, typedTerms.get).get(id) ?? typedTerms.of(id)
  const [isTried, setTried] = useState(false)
  const factory = contractOf('artistTokenFactory')
  const last = useRead(factory === null ? null : ownArtistToken(factory, account))
  // The feed may not have heard yet of one that was made a moment ago.
  const lookup = useToken(last.kind === 'value' ? last.value : null)
  const heard = [...feed.artists.values()].filter(({ creator }) => creator === account).map(({ token }) => token)
  const newest = lookup.kind === 'token' ? lookup.token : null
  const own = newest === null || heard.some(({ address }) => address === newest.address) ? heard : [newest, ...heard]
  const token = own.find(({ address }) => address === typed.token) ?? own[0]
  const cost = songCost(song.cost)
  if (fileOf(song.song_file) === null || fileOf(song.artwork) === null) return <p>{p('gone')}</p>
  if (token === undefined || cost.kind !== 'cost')
    return feed.kind === 'read' && (factory === null || last.kind === 'value') && lookup.kind !== 'loading' ? (
      <>
        <p>{p('token.none')}</p>
        <Link className={buttonClass()} to="/create-artist-token">
          {p('token.create')}
        </Link>
      </>
    ) : (
      <p aria-live="polite">{p(feed.kind === 'failed' ? 'token.away' : 'token.reading')}</p>
    )
  const amount = amountOf(token, cost.raw)
  const read = readTerms(typed, {
    ...{ artist: account, token, nowSeconds: head?.timeSeconds ?? 0, collection: contractOf('musicNft') },
    unpayable: [contractOf('jukebox'), NOBODY],
  })
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    if (read.terms !== null) publishing.begin(song.id, entryOf(song), { account, ...read.terms })
    // What is wrong is said beside its field once this is drawn.
    else requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${id}-terms [aria-invalid]`)?.focus())
  }
  return (
    <form id={`${id}-terms`} className={styles['terms']} noValidate onSubmit={submit}>
      <p>{p('lead')}</p>
      <label className={terms['choice']}>
        <span>{p('token')}</span>
        <select
          id={`${id}-token`}
          value={token.address}
          onChange={({ target }) =>
            typedTerms.change(id, { token: own.find(({ address }) => address === target.value)?.address ?? null })
          }
        >
          {own.map((each) => (
            <option key={each.address} value={each.address}>
              {symbolText(each.symbol)} · {safeText(each.name, 60)}
            </option>
          ))}
        </select>
      </label>
      <PayeeFields {...{ id, isTried }} artist={account} cost={amount} payees={typed.payees} split={read.split} />
      <OpeningFields {...{ id, token, typed, read, isTried }} />
      <p>{w(typed.payees.length === 0 ? 'terms' : 'terms.shared', { cost: exactText(amount) })}</p>
      <Button id={`${id}-start`} type="submit" kind="primary" size="large" block>
        {p('start')}
      </Button>
    </form>
  )
}
