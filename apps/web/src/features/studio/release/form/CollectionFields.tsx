import type { ArtistCollection } from '@musi/chain/market/artistCollections'
import type { ReleaseField } from '@musi/domain/market/readRelease'
import { symbolText } from '@musi/domain/amount/symbolText'
import { safeText } from '@musi/domain/safeText'
import { COLLECTION_LIMITS } from '@musi/domain/text/textLimits'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { TextArea } from '@musi/ui/controls/TextArea'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import type { Answer } from '#platform/page/loading/useAnswer.ts'
import form from '../../form/SongForm.module.css'
import styles from '../begun/Release.module.css'
import { releaseText } from '../state/releaseWords.ts'
import type { ReleaseDraft, typedRelease } from '../state/typedRelease.ts'

type Props = {
  answer: Answer<unknown>
  collections: readonly ArtistCollection[]
  isConnected: boolean
  chosen: ArtistCollection | undefined
  typed: ReleaseDraft
  errorOf: (field: ReleaseField) => string | null
  onChange: (typeof typedRelease)['change']
}

const NEW = 'new'

/** Choice of one of the artist's collections, or the fields of a new one. */
export function CollectionFields({ answer, collections, isConnected, chosen, typed, errorOf, onChange }: Props) {
  const field = (name: 'collectionName' | 'symbol' | 'collectionText') => ({
    id: `release-${name}`,
    label: releaseText(name),
    value: typed[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <fieldset className={`${form['form']} ${styles['group']}`}>
      <legend>
        <Text as="h2" size={20} breaks>
          {releaseText('collection')}
        </Text>
      </legend>
      {isConnected && answer.kind === 'waiting' && <Note breaks>{releaseText('collection.reading')}</Note>}
      {(answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld)) && (
        <Note breaks>{releaseText('collection.away')}</Note>
      )}
      {collections.length > 0 && (
        <Select
          id="release-collection"
          label={releaseText('collection')}
          labelHidden
          value={chosen?.address ?? NEW}
          options={[
            ...collections.map(
              ({ address, name, symbol }) =>
                [address, `${safeText(name, COLLECTION_LIMITS.name)} · ${symbolText(symbol)}`] as const,
            ),
            [NEW, releaseText('collection.new')],
          ]}
          onChange={(address) => onChange({ collection: address })}
        />
      )}
      {chosen === undefined && (
        <>
          {collections.length === 0 && <Note breaks>{releaseText('collection.first')}</Note>}
          <div className={form['pair']}>
            <Input
              {...field('collectionName')}
              placeholder={releaseText('collectionName.example')}
              maxLength={COLLECTION_LIMITS.name}
            />
            <Input
              {...field('symbol')}
              placeholder={releaseText('symbol.example')}
              maxLength={COLLECTION_LIMITS.symbol}
              spellCheck={false}
            />
          </div>
          <TextArea {...field('collectionText')} rows={2} maxLength={COLLECTION_LIMITS.text} />
        </>
      )}
    </fieldset>
  )
}
