import { mediaPath } from '@musi/api/paths'
import { type Subject, ownerOfPicture } from '@musi/domain/moderation/subject'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { Face } from '#platform/page/artwork/Face.tsx'
import art from '#platform/page/artwork/Sleeve.module.css'
import { AssetPicture } from '../collectibles/AssetPicture.tsx'
import { SubjectName } from './SubjectName.tsx'

/** Seed of the drawn cover of a subject, as on its own page. */
function coverSeedOf(subject: Subject): string {
  const { kind, id } = ownerOfPicture(subject)
  return kind === 'piece' ? id.replace('-', ' ') : id
}

function SubjectPicture({ subject }: { subject: Subject }) {
  const { kind, id } = ownerOfPicture(subject)
  const seed = coverSeedOf(subject)
  const [collection = '', piece = ''] = id.split('-')
  if (kind !== 'piece') return <Face seed={seed} of={subject.kind === 'account' ? 'person' : 'artist'} size={56} />
  return (
    <span className={`${art['face'] ?? ''} ${art['face56'] ?? ''}`}>
      <AssetPicture image={mediaPath(collection, piece)} seed={seed} alt="" />
    </span>
  )
}

/** Cover and name of a subject, with more about it below. */
export const SubjectLine = ({ subject, children }: { subject: Subject; children?: ReactNode }) => (
  <Cluster gap={4} lines={1} center>
    <SubjectPicture subject={subject} />
    <Stack shrinks>
      <SubjectName subject={subject} />
      {children}
    </Stack>
  </Cluster>
)
