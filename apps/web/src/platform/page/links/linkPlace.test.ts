import type { PageConfig } from '@musi/api/page/pageConfig'
import { expect, it } from 'vitest'
import { type LinkName, linkPlace } from './linkPlace.ts'

const UNSET: PageConfig['links'] = {
  chat: null,
  twitter: null,
  instagram: null,
  linkedin: null,
  tiktok: null,
  form: null,
  proposal: null,
  pitch: null,
  demo: null,
  discord: null,
}

it.each([
  ['chat', '/#community'],
  ['form', '/contact'],
  ['pitch', '/pitch'],
  ['proposal', '/vote'],
  ['demo', '/swap'],
] as const)('the link %s leads to our own page until it is configured (spec: shell.links)', (name, to) => {
  expect(linkPlace(UNSET, name)).toEqual({ kind: 'ours', to })
  const url = 'https://elsewhere.example'
  expect(linkPlace({ ...UNSET, [name]: url }, name)).toEqual({ kind: 'outside', url })
})

it.each(['twitter', 'instagram', 'linkedin', 'tiktok', 'discord'] as const satisfies readonly LinkName[])(
  'the link %s is hidden until it is configured',
  (name) => {
    expect(linkPlace(UNSET, name)).toBeNull()
  },
)
