// For the test runner: test files of a process share modules, so the page's module state ends with each file.
import { afterAll } from 'vitest'
import { leavePage } from '../platform/page/visit/visit.ts'

afterAll(leavePage)
