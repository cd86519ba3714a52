import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { ownTermsId } from '../terms/typedTerms.ts'
import { useTypedTerms } from '../terms/useTypedTerms.ts'
import { publishText } from './publishWords.ts'
import type { Registration } from './registerIntent.ts'
import type { OwnSong } from './studioApi.ts'

const RegisterDialog = latePress(async () => (await import('./RegisterDialog.tsx')).RegisterDialog)

/** Without payees, the artist gets everything. */
const WHOLE_BPS = 10_000

type Props = {
  account: Address
  song: OwnSong
  isRegistered: boolean
  /** Element that gets the focus when done. */
  returnFocusId: string
  onRegistered: () => void
}

/** Last step of a draft: registers its terms on chain (spec: studio.register). */
export function RegisterStep({ account, song, isRegistered, returnFocusId, onRegistered }: Props) {
  const [registering, setRegistering] = useState<Registration | null>(null)
  const { jukebox, plan, nonce, contentHash, song_title, supporters } = song
  const [first = { account, shareBps: WHOLE_BPS }, ...others] = plan?.payees ?? []
  const lookup = useToken(plan?.token ?? null)
  const token = lookup.kind === 'token' ? lookup.token : null
  const raw = plan?.cost ?? null
  const cost = token === null || raw === null ? null : amountOf(token, raw)
  const isChanging = useTypedTerms(ownTermsId(song.song)) !== null
  const problem = isChanging ? 'changing' : raw === null || (plan?.token ?? null) === null ? 'lacking' : null
  const title = safeText(song_title, SONG_LIMITS.song_title)
  function openDialog(): void {
    if (cost === null) return
    const opensAtSeconds = plan?.opensAtSeconds ?? null
    setRegistering({
      jukebox,
      artist: account,
      title: song_title,
      nonce,
      cost,
      opensAtSeconds,
      contentHash,
      supporters,
      payees: [first, ...others],
    })
  }
  return (
    <>
      {isRegistered ? (
        <>
          <p>{publishText('published', { title })}</p>
          <Link className={buttonClass()} to="/jukebox">
            {publishText('toJukebox')}
          </Link>
        </>
      ) : (
        <>
          <p>{publishText('ready')}</p>
          <Button
            id={`register-${nonce}`}
            disabled={cost === null || isChanging}
            {...(problem !== null && { 'aria-describedby': `register-${nonce}-why` })}
            onClick={openDialog}
            onPointerEnter={RegisterDialog.preload}
            onFocus={RegisterDialog.preload}
          >
            {publishText('register')}
          </Button>
          {problem !== null && <p id={`register-${nonce}-why`}>{publishText(`register.${problem}`)}</p>}
        </>
      )}
      {registering !== null && (
        <RegisterDialog
          registration={registering}
          returnFocusId={returnFocusId}
          onDone={onRegistered}
          onClose={() => setRegistering(null)}
        />
      )}
    </>
  )
}
