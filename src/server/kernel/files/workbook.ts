import { textWidth } from '#shared/kernel/text/width.ts';
import { escapeXml } from './xml.ts';
import { zip } from './zip.ts';

/** A text, a share of 1 that is shown in percent, or nothing. */
export type WorkbookCell = string | { share: number } | null;

export interface Sheet {
  /** At most 31 characters, without `[]:*?/\`. */
  name: string;
  /** The first row has the titles. */
  rows: readonly (readonly WorkbookCell[])[];
  /** How many columns stay in view; the row of titles does if there are any. */
  frozenColumns?: number;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const workbookType = `${types}.sheet`;

/** Of the cell formats in `styles`, by their index. */
const formats = { text: 0, share: 1, title: 2 };

/** Without one, programs take different fonts for titles and texts. */
const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** A workbook. Texts are texts of cells, so none is a formula. */
export function writeWorkbook(sheets: readonly Sheet[], at: Date): Uint8Array {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  const each = (write: (sheet: (typeof numbered)[number]) => string) =>
    numbered.map(write).join('');
  const stylesId = `rId${sheets.length + 1}`;
  return zip(
    {
      '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${each(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
      '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(({ name, number }) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships">${each(({ number }) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="${stylesId}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      'xl/styles.xml': styles,
      ...Object.fromEntries(
        numbered.map((sheet) => [`xl/worksheets/sheet${sheet.number}.xml`, sheetXml(sheet)]),
      ),
    },
    at,
  );
}

function sheetXml({ rows, frozenColumns }: Sheet): string {
  const written = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`,
  );
  return `${xml}<worksheet xmlns="${main}">${viewXml(frozenColumns)}${columnsXml(rows)}<sheetData>${written.join('')}</sheetData></worksheet>`;
}

const widths = { least: 9, most: 40 };

/** Columns as wide as their longest text, within limits; titles take several lines. */
function columnsXml([titles = [], ...rows]: Sheet['rows']): string {
  const columns = titles.map((_, column) => {
    const longest = rows.reduce((most, cells) => Math.max(most, cellWidth(cells[column])), 0);
    const width = Math.min(Math.max(longest, widths.least), widths.most) + 2;
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`;
  });
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

const cellWidth = (cell: WorkbookCell | undefined): number =>
  typeof cell === 'string' ? textWidth(cell) : 0;

function viewXml(frozenColumns: number | undefined): string {
  if (frozenColumns === undefined) return '';
  return `<sheetViews><sheetView workbookViewId="0"><pane xSplit="${frozenColumns}" ySplit="1" topLeftCell="${letterOf(frozenColumns)}2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>`;
}

function cellXml(cell: WorkbookCell, row: number, column: number): string {
  if (cell === null || cell === '') return '';
  const reference = `${letterOf(column)}${row + 1}`;
  if (typeof cell !== 'string')
    return `<c r="${reference}" s="${formats.share}"><v>${cell.share}</v></c>`;
  const style = row === 0 ? ` s="${formats.title}"` : '';
  return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(withEscapes(cell))}</t></is></c>`;
}

/**
 * Spreadsheets read `_x0041_` as the character with that number, so a text of this form gets its underscore escaped.
 */
const withEscapes = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** The text of a cell, in which spreadsheets write some characters by their numbers. */
export const withoutEscapes = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${letterOf(Math.floor(column / 26) - 1)}${letterOf(column % 26)}`;
