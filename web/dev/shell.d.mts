import type { Plugin } from 'vite'

export default function shell(): Plugin
