import { type ComponentType, Suspense, lazy } from 'react'
import { twice } from './twice.ts'
import { PartMissing } from './PartMissing.tsx'

/** A part of the shell that is loaded when it is first shown. What does not come says so in its place; the page lives on. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    try {
      return { default: await twice(load) }
    } catch {
      return { default: PartMissing as ComponentType<Props> }
    }
  })
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
