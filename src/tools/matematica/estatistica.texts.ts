import type { estatistica } from './estatistica.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const spread = {
  sample: { pt: ['Da amostra', 'Com divisor n − 1; null com um só valor'], en: ['Of the sample', 'Divided by n − 1; null for a single value'] },
  population: { pt: ['Da população', 'Com divisor n'], en: ['Of the population', 'Divided by n'] },
} satisfies FieldsTexts;

export const estatisticaTexts = {
  englishName: 'Descriptive statistics',
  summary: { pt: 'Média, mediana, desvio padrão, quartis, histograma e regressão linear', en: 'Mean, median, standard deviation, quartiles, histogram and linear regression' },
  search: { pt: 'média e desvio padrão, mediana, variância, quartis, correlação, reta de tendência', en: 'mean and standard deviation, median, variance, quartiles, correlation, trend line' },
  about: {
    pt: 'As somas são exatas e os resultados têm 12 algarismos. Assimetria e curtose são as das planilhas (DISTORÇÃO e CURT), e os quartis seguem o método escolhido.',
    en: 'Sums are exact and results have 12 digits. Skewness and kurtosis are those of spreadsheets (SKEW and KURT), and quartiles follow the method chosen.',
  },
  input: {
    values: { pt: ['Valores', 'Os números da amostra'], en: ['Values', 'The numbers of the sample'], also: 'dados numeros data y' },
    frequencies: { pt: ['Frequências', 'Quantas vezes cada valor ocorre, na mesma ordem'], en: ['Frequencies', 'How many times each value occurs, in the same order'] },
    quartileMethod: {
      pt: ['Método dos quartis', 'Como se acham os quartis entre os valores'],
      en: ['Quartile method', 'How quartiles between values are found'],
      choices: {
        inclusive: { pt: 'Inclusivo (QUARTIL.INC)', en: 'Inclusive (QUARTILE.INC)' },
        exclusive: { pt: 'Exclusivo (QUARTIL.EXC)', en: 'Exclusive (QUARTILE.EXC)' },
        tukey: { pt: 'Tukey (metades com mediana)', en: 'Tukey (halves with median)' },
        'moore-mccabe': { pt: 'Metades sem a mediana', en: 'Halves without median' },
      },
    },
    percentiles: { pt: ['Percentis', 'Percentis a calcular'], en: ['Percentiles', 'Percentiles to compute'] },
    histogram: { pt: ['Com histograma', 'Acrescenta a contagem por classes'], en: ['With histogram', 'Adds the count by classes'] },
    bins: {
      pt: ['Número de classes', 'Classes do histograma; sem ele, pela regra de Sturges'],
      en: ['Number of classes', 'Classes of the histogram; without it, by the rule of Sturges'],
      also: 'classes',
    },
    x: { pt: ['Valores de x', 'Abscissa de cada valor: acrescenta a regressão linear'], en: ['Values of x', 'Abscissa of each value: adds the linear regression'] },
    predict: { pt: ['Pontos a prever', 'Valores de x em que se quer o y da reta'], en: ['Points to predict', 'Values of x for which to give the y of the line'] },
  },
  output: {
    count: { pt: ['Quantidade', 'Quantos valores há, contadas as frequências'], en: ['Count', 'How many values there are, counting frequencies'] },
    sum: { pt: ['Soma', 'Soma dos valores'], en: ['Sum', 'Sum of the values'] },
    mean: { pt: ['Média', 'Média aritmética'], en: ['Mean', 'Arithmetic mean'] },
    median: { pt: ['Mediana', 'Valor do meio'], en: ['Median', 'Middle value'] },
    modes: { pt: ['Modas', 'Os valores mais frequentes; vazio quando nenhum se repete'], en: ['Modes', 'The most frequent values; empty when none repeats'] },
    min: { pt: ['Mínimo', 'O menor valor'], en: ['Minimum', 'The least value'] },
    max: { pt: ['Máximo', 'O maior valor'], en: ['Maximum', 'The greatest value'] },
    range: { pt: ['Amplitude', 'Máximo menos mínimo'], en: ['Range', 'Maximum less minimum'] },
    variance: { pt: ['Variância', 'Média dos quadrados dos desvios'], en: ['Variance', 'Mean of the squared deviations'], fields: spread },
    standardDeviation: { pt: ['Desvio padrão', 'Raiz da variância'], en: ['Standard deviation', 'Root of the variance'], fields: spread },
    coefficientOfVariation: {
      pt: ['Coeficiente de variação', 'Desvio padrão da amostra sobre a média; null com média 0'],
      en: ['Coefficient of variation', 'Standard deviation of the sample over the mean; null for a mean of 0'],
    },
    quartiles: {
      pt: ['Quartis', 'Os três quartis e a distância entre eles'],
      en: ['Quartiles', 'The three quartiles and the distance between them'],
      fields: {
        q1: {
          pt: ['Primeiro quartil', 'Um quarto dos valores fica abaixo; null onde o método não o tem'],
          en: ['First quartile', 'A quarter of the values lies below; null where the method has none'],
        },
        q2: { pt: ['Segundo quartil', 'A mediana'], en: ['Second quartile', 'The median'] },
        q3: {
          pt: ['Terceiro quartil', 'Um quarto dos valores fica acima; null onde o método não o tem'],
          en: ['Third quartile', 'A quarter of the values lies above; null where the method has none'],
        },
        iqr: { pt: ['Intervalo interquartil', 'Terceiro quartil menos o primeiro'], en: ['Interquartile range', 'Third quartile less the first'] },
      },
    },
    outliers: { pt: ['Valores atípicos', 'Além de 1,5 intervalo interquartil dos quartis; no máximo 1000'], en: ['Outliers', 'Beyond 1.5 interquartile ranges of the quartiles; 1000 at most'] },
    meanAbsoluteDeviation: { pt: ['Desvio médio absoluto', 'Média das distâncias até a média'], en: ['Mean absolute deviation', 'Mean of the distances to the mean'] },
    geometricMean: { pt: ['Média geométrica', 'É null quando algum valor não é maior que 0'], en: ['Geometric mean', 'It is null unless all values are above 0'] },
    harmonicMean: { pt: ['Média harmônica', 'É null quando algum valor não é maior que 0'], en: ['Harmonic mean', 'It is null unless all values are above 0'] },
    skewness: { pt: ['Assimetria', 'Assimetria da amostra; null abaixo de 3 valores ou sem variação'], en: ['Skewness', 'Skewness of the sample; null below 3 values or without spread'] },
    kurtosis: { pt: ['Curtose', 'Excesso de curtose da amostra; null abaixo de 4 valores ou sem variação'], en: ['Kurtosis', 'Excess kurtosis of the sample; null below 4 values or without spread'] },
    percentiles: {
      pt: ['Percentis', 'Os percentis pedidos'],
      en: ['Percentiles', 'The percentiles asked for'],
      fields: {
        percentile: { pt: ['Percentil', 'O percentil pedido'], en: ['Percentile', 'The percentile asked for'] },
        value: { pt: ['Valor', 'Fica null onde o método não o tem'], en: ['Value', 'It is null where the method has none'] },
      },
    },
    histogram: {
      pt: ['Histograma', 'Valores por classe; só com histogram ou bins'],
      en: ['Histogram', 'Values by class; only with histogram or bins'],
      fields: {
        from: { pt: ['De', 'Começo da classe, incluído'], en: ['From', 'Start of the class, included'] },
        to: { pt: ['Até', 'Fim da classe, incluído só na última'], en: ['To', 'End of the class, included in the last one alone'] },
        count: { pt: ['Frequência', 'Quantos valores estão na classe'], en: ['Frequency', 'How many values the class holds'] },
        percentage: { pt: ['Participação', 'Parte dos valores que está na classe'], en: ['Share', 'Part of the values that the class holds'] },
      },
    },
    regression: {
      pt: ['Regressão linear', 'Reta de mínimos quadrados de values sobre x'],
      en: ['Linear regression', 'Line of least squares of values on x'],
      fields: {
        slope: { pt: ['Inclinação', 'Quanto y varia por unidade de x'], en: ['Slope', 'Change of y for one unit of x'] },
        intercept: { pt: ['Intercepto', 'Valor da reta em x = 0'], en: ['Intercept', 'Value of the line at x = 0'] },
        r: { pt: ['Correlação', 'Coeficiente de Pearson; null quando os valores são iguais'], en: ['Correlation', 'Pearson’s coefficient; null when the values are equal'] },
        r2: { pt: ['Determinação (R²)', 'Parte da variação que a reta explica'], en: ['Determination (R²)', 'Part of the variation that the line explains'] },
        standardError: { pt: ['Erro padrão', 'Erro padrão da estimativa; null com dois pontos'], en: ['Standard error', 'Standard error of the estimate; null for two points'] },
        covariance: { pt: ['Covariância', 'Média dos produtos dos desvios'], en: ['Covariance', 'Mean of the products of deviations'], fields: spread },
        predictions: {
          pt: ['Previsões', 'O y da reta em cada ponto de predict'],
          en: ['Predictions', 'The y of the line at each point of predict'],
          fields: {
            x: { pt: ['Ponto x', 'O ponto pedido'], en: ['Point x', 'The point asked for'] },
            y: { pt: ['Valor previsto', 'Valor da reta no ponto'], en: ['Predicted value', 'Value of the line at the point'] },
          },
        },
      },
    },
  },
} satisfies TextsOf<typeof estatistica>;
