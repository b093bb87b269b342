import { strToU8, zipSync } from 'fflate';
import { writeFile } from '#server/features/exchange/workflows/write-file.ts';
import { createMediaStore } from '#server/kernel/files/media-store.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { wave } from './sounds.ts';

/* Small files of each format, written after the formats' published specifications. */

export const moodleXml = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>$course$/Norway</text></category></question>
  <question type="multichoice">
    <name><text>Capital</text></name>
    <questiontext format="html"><text><![CDATA[<p>What is the <strong>capital</strong> of <em>Norway</em>?</p><p><img src="@@PLUGINFILE@@/map.png" alt="A map"></p>]]></text>
      <file name="map.png" path="/" encoding="base64">AAAA</file></questiontext>
    <generalfeedback format="html"><text><![CDATA[<p>Since 1814.</p>]]></text></generalfeedback>
    <single>true</single><shuffleanswers>0</shuffleanswers>
    <answer fraction="0" format="html"><text>Bergen</text><feedback format="html"><text>It was, once.</text></feedback></answer>
    <answer fraction="100" format="html"><text><![CDATA[H<sub>2</sub>O &amp; Oslo]]></text></answer>
    <tags><tag><text>hard</text></tag></tags>
  </question>
  <question type="multichoice">
    <name><text>Even</text></name>
    <questiontext format="markdown"><text>Which are *even*?</text></questiontext>
    <single>false</single>
    <answer fraction="50"><text>two</text></answer>
    <answer fraction="-100"><text>three</text></answer>
    <answer fraction="50"><text>four</text></answer>
  </question>
  <question type="truefalse">
    <name><text>Sky</text></name><questiontext format="html"><text>The sky is blue.</text></questiontext>
    <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>
  </question>
  <question type="shortanswer">
    <name><text>Hot</text></name><questiontext format="html"><text>The opposite of hot</text></questiontext>
    <usecase>1</usecase>
    <answer fraction="100"><text>cold</text></answer><answer fraction="50"><text>cool</text></answer>
    <answer fraction="100"><text>c*</text></answer>
  </question>
  <question type="numerical">
    <name><text>Pi</text></name><questiontext format="html"><text>Pi</text></questiontext>
    <answer fraction="100"><text>3.14</text><tolerance>0.01</tolerance></answer>
  </question>
  <question type="essay"><name><text>Town</text></name><questiontext format="html"><text>Describe it.</text></questiontext></question>
  <question type="cloze"><name><text>Gaps</text></name><questiontext format="html"><text>{1:SHORTANSWER:=a}</text></questiontext></question>
</quiz>`;

export const qti1 = `<?xml version="1.0"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment><section>
  <item ident="a" title="Capital">
    <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_choice_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
    <presentation>
      <material><mattext texttype="text/html">&lt;p&gt;Capital of Norway?&lt;/p&gt;</mattext></material>
      <response_lid ident="r" rcardinality="Single"><render_choice>
        <response_label ident="1"><material><mattext>Bergen</mattext></material></response_label>
        <response_label ident="2"><material><mattext>Oslo</mattext></material></response_label>
      </render_choice></response_lid>
    </presentation>
    <resprocessing><respcondition><conditionvar><varequal respident="r">2</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>
    <itemfeedback ident="general_fb"><flow_mat><material><mattext>Since 1814.</mattext></material></flow_mat></itemfeedback>
  </item>
  <item ident="b" title="Even">
    <presentation>
      <material><mattext>Which are even?</mattext></material>
      <response_lid ident="r" rcardinality="Multiple"><render_choice>
        <response_label ident="1"><material><mattext>2</mattext></material></response_label>
        <response_label ident="2"><material><mattext>3</mattext></material></response_label>
        <response_label ident="3"><material><mattext>4</mattext></material></response_label>
      </render_choice></response_lid>
    </presentation>
    <resprocessing><respcondition><conditionvar><and><varequal respident="r">1</varequal><not><varequal respident="r">2</varequal></not><varequal respident="r">3</varequal></and></conditionvar><setvar>100</setvar></respcondition></resprocessing>
  </item>
  <item ident="c" title="Hot">
    <presentation><material><mattext>The opposite of hot</mattext></material><response_str ident="r" rcardinality="Single"><render_fib/></response_str></presentation>
    <resprocessing><respcondition><conditionvar><varequal respident="r">cold</varequal></conditionvar><setvar>100</setvar></respcondition><respcondition><conditionvar><varequal respident="r">chilly</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing>
  </item>
  <item ident="d" title="Essay">
    <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>essay_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
    <presentation><material><mattext>Describe it.</mattext></material><response_str ident="r"><render_fib/></response_str></presentation>
  </item>
</section></assessment></questestinterop>`;

export const qti2 = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a" title="Capital" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration>
  <itemBody>
    <p>Look at the <b>map</b>.</p>
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
      <prompt>What is the capital of Norway?</prompt>
      <simpleChoice identifier="A">Bergen</simpleChoice>
      <simpleChoice identifier="B">Oslo<feedbackInline outcomeIdentifier="F" identifier="B" showHide="show"/></simpleChoice>
    </choiceInteraction>
  </itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>
  <modalFeedback outcomeIdentifier="F" identifier="x" showHide="show">Since 1814.</modalFeedback>
</assessmentItem>`;

const qti2Entry = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="b" title="Richard">
  <responseDeclaration identifier="R" cardinality="single" baseType="string"><correctResponse><value>York</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="York" mappedValue="1"/><mapEntry mapKey="Yorke" mappedValue="0.5"/></mapping></responseDeclaration>
  <itemBody><p>Made glorious summer by this sun of <textEntryInteraction responseIdentifier="R" expectedLength="15"/>;</p></itemBody>
</assessmentItem>`;

const qti3Drawing = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="c" title="Drawing">
  <qti-response-declaration identifier="R" cardinality="single" base-type="identifier"/>
  <qti-item-body><qti-drawing-interaction response-identifier="R"/></qti-item-body>
</qti-assessment-item>`;

export const qtiPackage = (): Uint8Array =>
  zipSync({
    'imsmanifest.xml': strToU8(
      '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><organizations><organization><item/></organization></organizations></manifest>',
    ),
    'items/a.xml': strToU8(qti2),
    'items/b.xml': strToU8(qti2Entry),
    'items/c.xml': strToU8(qti3Drawing),
    'media/map.png': new Uint8Array([1, 2, 3]),
    '__MACOSX/items/._a.xml': new Uint8Array([0, 5, 22, 7]),
  });

export const kahootCsv = `,,,,,,,
,Quiz template,,,,,,
,"Add questions, at least two answer alternatives, time limit and choose correct answers",,,,,,
,Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",Correct answer(s) - choose at least one
1,Which are even?,two,three,four,,20,"1,3"
2,Capital of Norway?,Bergen,Oslo,,,20,2
3,,,,,,,
`;

export const blooketCsv = `"Blooket\nImport Template",,,,,,,
Question #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"
1,Capital of Norway?,Bergen,Oslo,,,20,2
`;

/** A picture of 100 × 50 pixels. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAGQAAAAyCAMAAACd646MAAAAA1BMVEU7gvbSL5pLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHElEQVRYw+3BMQEAAADCoPVPbQ0PoAAAAACAPwMTugAB3yW6awAAAABJRU5ErkJggg==',
  'base64',
);

export const inMoodle = (name: string, bytes: Uint8Array) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`;

/** Questions of Moodle with pictures and sounds in the file. */
export const moodleMedia = () => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="multichoice"><name><text>Bird</text></name>
<questiontext format="html"><text><![CDATA[<p>Which bird? <audio controls title="Cuckoo" aria-label="A call"><source src="@@PLUGINFILE@@/a%20call.wav"></audio></p><p><img src="@@PLUGINFILE@@/tree.png" alt="A tree"></p>]]></text>${inMoodle('a call.wav', wave(2))}${inMoodle('tree.png', tinyPng)}</questiontext>
<single>true</single>
<answer fraction="100" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/one.png" alt="Cuckoo">]]></text>${inMoodle('one.png', tinyPng)}</answer>
<answer fraction="0" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/broken.png" alt="Owl">]]></text>${inMoodle('broken.png', Buffer.from('no picture'))}</answer>
</question>
<question type="ddmarker"><name><text>Map</text></name>
<questiontext format="html"><text>Where is it?</text></questiontext>${inMoodle('map.png', tinyPng)}
<drag><no>1</no><text>Oslo</text><noofdrags>1</noofdrags></drag>
<drag><no>2</no><text>Bergen</text><noofdrags>1</noofdrags></drag>
<drop><no>1</no><shape>circle</shape><coords>50,25;10</coords><choice>1</choice></drop>
<drop><no>2</no><shape>rectangle</shape><coords>10,10;20,10</coords><choice>2</choice></drop>
</question>
<question type="ddmarker"><name><text>One</text></name>
<questiontext format="html"><text>Where is Oslo?</text></questiontext>${inMoodle('map.png', tinyPng)}
<drag><no>1</no><text>Oslo</text></drag>
<drop><no>1</no><shape>polygon</shape><coords>0,0;50,0;50,25</coords><choice>1</choice></drop>
</question>
<question type="ddimageortext"><name><text>Named</text></name>
<questiontext format="html"><text>Match.</text></questiontext>${inMoodle('map.png', tinyPng)}
<drag><no>1</no><text>Leaf</text><draggroup>1</draggroup></drag>
<drag><no>2</no><text>Root</text><draggroup>1</draggroup></drag>
<drop><text>above</text><no>1</no><choice>1</choice><xleft>10</xleft><ytop>5</ytop></drop>
<drop><text>below</text><no>2</no><choice>2</choice><xleft>10</xleft><ytop>30</ytop></drop>
</question>
<question type="ddwtos"><name><text>Words</text></name>
<questiontext format="html"><text><![CDATA[<p>The [[1]] sat on the [[2]].</p>]]></text></questiontext>
<dragbox><text>cat</text><group>1</group></dragbox>
<dragbox><text>mat</text><group>2</group></dragbox>
<dragbox><text>hat</text><group>2</group></dragbox>
</question>
<question type="gapselect"><name><text>Select</text></name>
<questiontext format="html"><text><![CDATA[<p>Two and two is [[1]].</p>]]></text></questiontext>
<selectoption><text>four</text><group>1</group></selectoption>
<selectoption><text>five</text><group>1</group></selectoption>
</question>
</quiz>`;

/** A package of QTI 2.1 and 1.2 with a picture and a sound. */
export const qtiMedia = () =>
  zipSync({
    'items/one.xml': strToU8(
      `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="one" title="One"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><p>Which? <object data="../media/call.wav" type="audio/wav">A call</object></p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="a"><img src="../media/tree.png" alt="Tree"/></simpleChoice><simpleChoice identifier="b">Stone</simpleChoice></choiceInteraction></itemBody></assessmentItem>`,
    ),
    'canvas/quiz.xml': strToU8(
      `<questestinterop><assessment><section><item ident="i1" title="Two"><presentation><material><mattext texttype="text/html">&lt;p&gt;Look: &lt;img src="$IMS-CC-FILEBASE$/media/tree.png" alt="Tree"&gt; Which?&lt;/p&gt;</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="1"><material><mattext>Yes</mattext></material></response_label><response_label ident="2"><material><mattext>No way</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">1</varequal></conditionvar><setvar varname="SCORE">100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`,
    ),
    'media/tree.png': tinyPng,
    'media/call.wav': wave(1),
  });

/** One file of every format that is written, with the given questions, and the files above. */
export async function sampleFiles(
  questions: readonly QuestionInput[],
  at: Date,
): Promise<Uint8Array[]> {
  const formats = ['json', 'ndjson', 'gift', 'moodle_xml', 'qti', 'csv', 'xlsx'] as const;
  const written = await Promise.all(
    formats.map((format) =>
      writeFile(questions, format, {
        at,
        publicUrl: 'https://quiz.example',
        media: createMediaStore({ dataDir: '/nonexistent', bucket: undefined }),
      }),
    ),
  );
  const texts = [moodleXml, moodleMedia(), qti1, qti2, qti2Entry, kahootCsv, blooketCsv];
  return [
    ...written.map(({ bytes }) => bytes),
    ...texts.map((text) => strToU8(text)),
    qtiPackage(),
    qtiMedia(),
  ];
}
