/**
 * The page's only eager script: starts the app at the first touch, key or focus, else right after the first paint and load.
 * It's the same text on every page (its data stands in attributes), so that one hash in the content security policy allows it.
 */
export const bootScript = `(function(d,s){var n=0,k=['pointerdown','keydown','focusin'];function go(){if(n++)return;\
k.forEach(function(e){removeEventListener(e,go,true)});s.preload.split(' ').forEach(function(h){if(!h)return;\
var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});import(s.entry)}\
k.forEach(function(e){addEventListener(e,go,{capture:true,passive:true})});\
function late(){requestAnimationFrame(function(){setTimeout(go)})}\
if(d.readyState==='complete')late();else addEventListener('load',late)})(document,document.currentScript.dataset)`

/** The script tag of one page: the entry, and the chunks of its route, which are fetched beside the entry. */
export function bootTag(entry: string, preload: string[]): string {
  return `<script data-entry="${entry}" data-preload="${preload.join(' ')}">${bootScript}</script>`
}
