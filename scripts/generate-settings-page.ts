import { factsOf, settingNames } from '#shared/features/setting/rules.ts';
import { SiteSettings, standardSettings } from '#shared/features/setting/schema.ts';
import { writeGenerated } from './write-generated.ts';

/** Writes docs/settings.md from the list of settings; with --verify only compares. */
const head = `<!-- Generated from src/shared/features/setting by \`npm run generate\`. Do not edit. -->

# Settings of the site

Administrators choose these at \`/admin/settings\` or by \`PUT /api/admin/settings\`. A change holds at once in every
process, and is in the audit trail. Where an environment variable is set, it wins: the screen shows the setting as
fixed, with the name of the variable, and a change is refused. Lists are written with commas.

| setting | environment variable | without a choice | meaning |
|---|---|---|---|
`;

const rows = settingNames.map((name) => {
  const { field, variable } = factsOf(name);
  // All rules would not fit into a row.
  const standard = field === 'rules' ? 'standard' : JSON.stringify(standardSettings[name]);
  const cells = [
    `\`${name}\``,
    variable ? `\`${variable.name}\`` : '',
    `\`${standard}\``,
    SiteSettings.shape[name].description ?? '',
  ];
  return `| ${cells.join(' | ')} |\n`;
});

writeGenerated('docs/settings.md', head + rows.join(''));
