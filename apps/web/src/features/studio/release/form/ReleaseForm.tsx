import type { Address } from '@musi/domain/address'
import type { TypedRelease } from '@musi/domain/market/readRelease'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Text } from '@musi/ui/Text'
import { TextArea } from '@musi/ui/controls/TextArea'
import { Note } from '@musi/ui/layout/Note'
import panel from '#platform/page/card/Card.module.css'
import { FileField } from '../../form/FileField.tsx'
import form from '../../form/SongForm.module.css'
import { CollectionFields } from './CollectionFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ReleasePreview } from './ReleasePreview.tsx'
import { releaseText } from '../state/releaseWords.ts'
import { useReleaseForm } from './useReleaseForm.ts'

type Props = { factory: Address; account: Address | null }

/** Form for a new piece, validated before anything is sent (spec: release.form). */
export function ReleaseForm({ factory, account }: Props) {
  const release = useReleaseForm(factory, account)
  const {
    typed,
    answer,
    collections,
    collection,
    currencies,
    currency,
    releaseSeconds,
    price,
    pictureError,
    submitNote,
  } = release
  const { errorOf, change, pick, submit } = release
  const field = (name: keyof TypedRelease) => ({
    id: `release-${name}`,
    label: releaseText(name),
    value: typed[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <div className={form['columns']}>
      <form id="release-form" className={`${panel['roomy'] ?? ''} ${form['form'] ?? ''}`} noValidate onSubmit={submit}>
        <CollectionFields
          {...{ answer, collections, errorOf }}
          isConnected={account !== null}
          chosen={collection}
          typed={typed}
          onChange={change}
        />
        <div className={form['part']}>
          <Text as="h2" size={20} breaks>
            {releaseText('form.title')}
          </Text>
          <FileField
            id="release-picture"
            name="artwork"
            label={releaseText('picture')}
            accept="image/png,image/jpeg,image/webp"
            file={typed.picture === null ? null : pictureFileOf(typed.picture)}
            note={releaseText('picture.kinds')}
            error={pictureError === null ? errorOf('picture') : releaseText(`picture.${pictureError}`)}
            onPick={(file) => void pick(file)}
          />
          <div className={form['pair']}>
            <Input {...field('name')} maxLength={PIECE_LIMITS.name} />
            <Input {...field('artist')} maxLength={PIECE_LIMITS.artist} />
          </div>
          <TextArea {...field('description')} maxLength={PIECE_LIMITS.description} />
        </div>
        <div className={form['part']}>
          <PriceFields
            {...{ typed, currencies, currency, releaseSeconds, errorOf }}
            onChange={change}
            priceField={field('price')}
          />
          <Input {...field('royalty')} inputMode="decimal" hint={releaseText('royalty.about')} />
        </div>
        <Button id="release-begin" type="submit" kind="primary" size="large" block aria-describedby="release-why">
          {releaseText('begin')}
        </Button>
        <Note as="output" id="release-why" breaks>
          {submitNote}
        </Note>
      </form>
      <ReleasePreview
        picture={typed.picture?.address ?? null}
        name={typed.name}
        artist={typed.artist}
        releaseSeconds={releaseSeconds}
        price={price}
      />
    </div>
  )
}

const pictureFileOf = ({ file, address }: { file: File; address: string }) => ({
  name: file.name,
  type: file.type,
  address,
})
