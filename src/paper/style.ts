/**
 * The style of printed pages: A4, always the light tokens, rules in place of fills. A text, because a program puts it into
 * a file, and a page of ours adopts it when it prints.
 */
export const paperStyle = `
@page { size: A4; margin: 14mm 16mm 10mm }
.paper { box-sizing: border-box; width: 210mm; min-height: 297mm; padding: 14mm 16mm 10mm; margin: 0 auto; display: flex;
  flex-direction: column; color-scheme: light; background: #fff; color: #151a17; font: 13px/20px system-ui, -apple-system,
  "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif; font-variant-numeric: tabular-nums; break-after: page }
.paper:last-child { break-after: auto }
.paper header, .paper .hero, .paper footer { display: flex; justify-content: space-between; gap: 24px; align-items: baseline }
.paper header { padding-bottom: 12px; border-bottom: 1.5px solid #151a17 }
.paper header > :last-child, .paper footer > :last-child { text-align: right }
.paper :is(header, footer) > :last-child, .paper td:is(.good, .bad, .quiet) { white-space: nowrap }
.paper h1, .paper h2, .paper p, .paper dl, .paper dd { margin: 0 }
.paper h1, .paper .month { font-size: 20px; line-height: 28px; font-weight: 650; letter-spacing: -.015em }
.paper h2 { font-size: 15px; line-height: 24px; font-weight: 650; margin-top: 20px }
.paper .hint, .paper dt, .paper th, .paper footer { font-weight: 400; font-size: 12px; line-height: 18px; color: #5f6963 }
.paper th { font-weight: 600; text-align: left; vertical-align: bottom }
.paper dl { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0 }
.paper dl.blank > div { flex: 1 }
.paper dl.blank > div:first-child { flex: 2 }
.paper dd { font-weight: 600; min-height: 20px; overflow-wrap: anywhere }
.paper dl.blank dd:empty { border-bottom: 1px solid #cfd5cf }
.paper table { width: 100%; border-collapse: collapse; font: inherit }
.paper th, .paper td { padding: 4px 8px; border-bottom: 1px solid #e1e5e0 }
.paper th { border-bottom: 1px solid #7f8a82 }
.paper th:first-child, .paper td:first-child { padding-left: 0 }
.paper th:last-child, .paper td:last-child { padding-right: 0 }
.paper td { vertical-align: top; overflow-wrap: break-word }
.paper .number { text-align: right; white-space: nowrap }
.paper .above { margin-top: 12px }
.paper .main { font-size: 34px; line-height: 42px; font-weight: 650; letter-spacing: -.03em; overflow-wrap: anywhere }
.paper .main.long { font-size: 20px; line-height: 28px; letter-spacing: -.015em }
.paper .why { font-size: 14px; line-height: 22px }
.paper dl.facts { margin-top: 12px; border-top: 1px solid #e1e5e0; border-bottom: 1px solid #e1e5e0; flex-wrap: wrap }
.paper pre { margin: 0; font: 11px/16px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre-wrap;
  overflow-wrap: anywhere }
.paper tr.all td { font-weight: 650 }
.paper figure { margin: 16px 0; break-inside: avoid }
.paper .hero + .hint { padding: 6px 0 }
.paper .blank + table { margin-top: 4px }
.paper table + table { margin-top: 16px }
.paper tr.total > * { border-top: 1.5px solid #151a17; font-weight: 650; color: #151a17; font-size: 13px }
.paper tr { break-inside: avoid }
.paper thead { display: table-header-group }
.paper .hero { padding: 4px 0 8px; border-bottom: 1.5px solid #151a17; font-weight: 650; font-size: 15px }
.paper .hero strong { font-size: 28px; line-height: 40px; font-weight: 650; letter-spacing: -.03em; white-space: nowrap }
.paper .origins { table-layout: fixed }
.paper .origins th { box-sizing: border-box }
.paper .origins th:nth-child(1) { width: 27% }
.paper .origins th:nth-child(2) { width: 33% }
.paper .origins th:nth-child(3) { width: 11% }
.paper td.bases { font-size: .85em; color: #5f6963; white-space: nowrap }
.paper tr.group th { padding-top: 8px; color: #151a17; border-bottom-color: #e1e5e0 }
.paper .good { color: #0a6245 }
.paper .bad { color: #a8201a }
.paper .quiet { color: #5f6963 }
.paper .sign { display: flex; gap: 40px; margin-top: auto; padding-top: 40px; break-inside: avoid }
.paper .sign > * { flex: 3; border-top: 1.5px solid #151a17; padding-top: 6px }
.paper .sign > :last-child { flex: 2 }
.paper footer { margin-top: 24px; padding-top: 8px; border-top: 1px solid #e1e5e0 }
.paper.dense { font-size: 11px; line-height: 15px }
.paper.dense th, .paper.dense td { padding-top: .5px; padding-bottom: .5px }
.paper.dense dl { padding: 5px 0 }
.paper.dense h2 { margin-top: 8px; line-height: 20px }
.paper.dense :is(.hint, dt, th, footer) { font-size: 11px; line-height: 15px }
.paper.dense dd { min-height: 16px }
.paper.dense tr.group th { padding-top: 5px }
.paper.dense .origins th:nth-child(1) { width: 34% }
.paper.dense .origins th:nth-child(2) { width: 29% }
.paper.dense .hero { padding: 0 0 4px }
.paper.dense .hero strong { font-size: 24px; line-height: 34px }
.paper.dense .above, .paper.dense dl.facts { margin-top: 6px }
.paper.dense .sign { padding-top: 24px }
.paper.dense footer { margin-top: 12px }
@media print {
  .paper { width: auto; min-height: 272mm; padding: 0 }
}
`;
