import { type Subject, ownerOfPicture } from '@musi/domain/moderation/subject'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { Face } from '#platform/page/artwork/Face.tsx'
import { SubjectName } from './SubjectName.tsx'

/** Seed of the drawn cover of a subject, as on its own page. */
function coverSeedOf(subject: Subject): string {
  const { kind, id } = ownerOfPicture(subject)
  return kind === 'piece' ? id.replace('-', ' ') : id
}

/** Cover and name of a subject, with more about it below. */
export const SubjectLine = ({ subject, children }: { subject: Subject; children?: ReactNode }) => (
  <Cluster gap={4} lines={1} center>
    <Face seed={coverSeedOf(subject)} of={subject.kind === 'account' ? 'person' : 'artist'} size={56} />
    <Stack shrinks>
      <SubjectName subject={subject} />
      {children}
    </Stack>
  </Cluster>
)
