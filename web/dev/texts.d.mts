import type { Plugin } from 'vite'

export const BASE: readonly string[]
export const PARTS: Readonly<Record<string, readonly string[]>>
export function shortened(text: string): string
/** `texts-ru` for the module of such texts, null for another. */
export function textsName(id: string | null): string | null
export default function texts(): Plugin
